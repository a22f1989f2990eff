/** What a player has sent to the table and waits for: one thing at a time. */

import type { MediterraneanOfferView, MediterraneanView } from '../../generated/types';
import type { BoardProps } from '../kit';

type Act = BoardProps<MediterraneanView>['act'];

export class Errand {
  busy = $state(false);
  readonly #act: () => Act;

  constructor(act: () => Act) {
    this.#act = act;
  }

  run = (steps: readonly string[]): Promise<boolean> => this.#go(async (act) => (await act(steps)) !== null);

  /** One tap: the cards are handed over as was wished, without asking again where the rules would ask. */
  take = (offer: MediterraneanOfferView, hand: readonly string[]): Promise<boolean> =>
    this.#go(async (act) => {
      let now = (await act([`take ${offer.number}`])) as MediterraneanView | null;
      while (now?.draft?.taking === offer.number) {
        const wish = [...hand];
        for (const card of now.draft.handed) wish.splice(Math.max(0, wish.indexOf(card)), wish.includes(card) ? 1 : 0);
        const ways: string[] = now.choices.map((choice) => choice.say).filter((say) => say.startsWith('hand '));
        const next = wish.map((card) => `hand ${card}`).find((say) => ways.includes(say)) ?? ways[0];
        now = next ? ((await act([next])) as MediterraneanView | null) : null;
      }
      return now !== null;
    });

  async #go(what: (act: NonNullable<Act>) => Promise<boolean>): Promise<boolean> {
    const act = this.#act();
    if (!act || this.busy) return false;
    this.busy = true;
    const done = await what(act);
    this.busy = false;
    return done;
  }
}
