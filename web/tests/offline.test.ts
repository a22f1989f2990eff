import { describe, expect, it } from 'vitest';
import { kindOf, spare, texts } from '../src/offline/kinds';

const HOME = 'https://cards.example.net';
const kind = (path: string, mode = 'cors', method = 'GET') => kindOf({ method, mode, url: path.startsWith('http') ? path : HOME + path }, HOME);

describe('the service worker', () => {
  it('keeps rules, cards, words and books of puzzles, which are the same for everybody', () => {
    for (const path of texts(['trieste'], 'de')) expect(kind(path), path).toBe('text');
    expect(texts(['trieste'], 'de')).toContain('/api/games/trieste?language=de');
    expect(texts(['trieste'], 'de')).toContain('/api/games/trieste/words/de');
    expect(texts(['trieste'], 'de')).toContain('/api/puzzles');
    expect(texts(['trieste'], 'de')).toContain('/api/puzzles/trieste');
  });

  it('touches nothing that is alive: tables, visitors, the state of the server', () => {
    const alive = [
      '/api/tables', '/api/tables/abc', '/api/tables/abc/live?since=0', '/api/tables/abc/poll', '/api/tables/abc/replay?eyes=0', '/api/tables/abc/record',
      '/api/tables/abc/review', '/api/tables/abc/devices', '/api/me', '/api/about', '/api/health', '/api/openapi.json', '/metrics', '/livez', '/readyz',
      '/sw.js', '/files.json', '/api/games/trieste/deck', '/api/anything/else', '/api/puzzles/trieste/3',
    ];
    for (const path of alive) {
      expect(kind(path), path).toBe('live');
      expect(kind(path, 'navigate') === 'page', path).toBe(!/^\/(api|metrics|livez|readyz)/.test(path));
    }
  });

  it('touches nothing that is sent, and nothing of others', () => {
    expect(kind('/api/games', 'cors', 'POST')).toBe('live');
    expect(kind('/api/puzzles/trieste', 'cors', 'POST')).toBe('live');
    expect(kind('/assets/index-1.js', 'cors', 'HEAD')).toBe('live');
    expect(kind('https://elsewhere.example/assets/index-1.js')).toBe('live');
    expect(kind('https://elsewhere.example/', 'navigate')).toBe('live');
  });

  it('knows the page at all its addresses, and files by what is in them', () => {
    for (const path of ['/', '/rules/trieste', '/table/abc', '/table/abc/replay', '/create?game=trieste']) expect(kind(path, 'navigate'), path).toBe('page');
    expect(kind('/assets/index-CVJt4vPm.js')).toBe('file');
    expect(kind('/assets/font.woff2')).toBe('file');
    expect(kind('/icon.svg')).toBe('live');
  });

  it('lets go of files that belong neither to this page nor to the one before', () => {
    expect(spare(['/assets/1', '/assets/2', '/assets/3'], ['/assets/3'], ['/assets/2', '/assets/3'])).toEqual(['/assets/1']);
  });
});
