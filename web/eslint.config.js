import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', '../src', 'src/generated'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "AssignmentExpression > CallExpression[callee.object.name='speaker'][callee.property.name='failure']",
          message: 'Keep the failure and derive the sentence: its words may come later, or in another language.',
        },
        {
          selector: ':matches(SvelteEachBlock > :matches(TemplateLiteral, BinaryExpression, ConditionalExpression).key, SvelteEachBlock > Identifier.key[name=/^(text|line|note|sentence|words?|title|effect)$/])',
          message: 'Two of a list may say the same, and the whole board is gone then: take a number of theirs, or their place.',
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // our own router resolves addresses
    },
  },
);
