/** The HTTP side of the server, typed. Every error is a sentence for the person who gets it. */

import type {
  About,
  DeckInfo,
  Devices,
  Fork,
  GameInfo,
  GamePage,
  GameWords,
  Lobby,
  Me,
  Mute,
  NewTable,
  Phrase,
  Problem,
  Puzzle,
  PuzzleBook,
  PuzzleDay,
  PuzzleVerdict,
  Replay,
  Review,
  SeatLink,
  Sit,
  TableInfo,
  Talk,
} from '../generated/types';

import type { Kept } from '../offline/kinds';

const KEPT: Kept = 'x-kept';

export class Failure extends Error {
  constructor(
    /** What the server says, or null when it could not be reached. */
    readonly reason: Phrase | string | null,
    readonly rule: string | null,
    readonly status: number,
  ) {
    super(typeof reason === 'string' ? reason : (reason?.kind ?? 'unreachable'));
  }
}

/** Told of every call whether the server itself answered. */
let told: (answered: boolean) => void = () => undefined;
export function onCall(tell: typeof told): void {
  told = tell;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  } catch {
    told(false);
    throw new Failure(null, null, 0);
  }
  told(!answer.headers.has(KEPT));
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Failure(problem?.reason ?? null, problem?.rule ?? null, answer.status);
  }
  return (await answer.json().catch(() => null)) as T;
}

const at = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: (language: string) => call<GameInfo[]>(`/games?language=${language}`),
  gamePage: (name: string, language: string) => call<GamePage>(`/games/${encodeURIComponent(name)}?language=${language}`),
  words: (name: string, language: string) => call<GameWords>(`/games/${encodeURIComponent(name)}/words/${language}`),
  commonWords: (language: string) => call<GameWords>(`/words/${language}`),
  checkDeck: (name: string, text: string) => call<DeckInfo>(`/games/${encodeURIComponent(name)}/deck`, { text }),
  about: () => call<About>('/about'),
  learn: (name: string) => call<TableInfo>(`/games/${encodeURIComponent(name)}/learn`, {}),
  puzzles: () => call<PuzzleDay>('/puzzles'),
  puzzleBook: (name: string) => call<PuzzleBook>(`/puzzles/${encodeURIComponent(name)}`),
  puzzle: (name: string, number: number) => call<Puzzle>(`/puzzles/${encodeURIComponent(name)}/${number}`),
  answer: (name: string, number: number, say: string) => call<PuzzleVerdict>(`/puzzles/${encodeURIComponent(name)}/${number}`, { do: say }),
  me: () => call<Me>('/me'),
  rename: (name: string) => call<Me>('/me', { name }),
  logOut: () => call<Me>('/me/logout', {}),
  lobby: () => call<Lobby>('/tables'),
  create: (table: NewTable) => call<TableInfo>('/tables', table),
  table: (id: string) => call<TableInfo>(at(id)),
  sit: (id: string, sit: Sit) => call<TableInfo>(at(id, '/sit'), sit),
  leave: (id: string) => call<TableInfo>(at(id, '/leave'), {}),
  bring: (id: string, text: string) => call<TableInfo>(at(id, '/deck'), { text }),
  start: (id: string) => call<TableInfo>(at(id, '/start'), {}),
  rematch: (id: string) => call<TableInfo>(at(id, '/rematch'), {}),
  link: (id: string) => call<SeatLink>(at(id, '/link'), {}),
  devices: (id: string) => call<Devices>(at(id, '/devices')),
  signOut: (id: string, device: number) => call<Devices>(at(id, '/signout'), { device }),
  unlink: (id: string, link: string) => call<Devices>(at(id, '/unlink'), { link }),
  sendAway: (id: string, seat: number) => call<TableInfo>(at(id, '/sendaway'), { seat }),
  mute: (id: string, mute: Mute) => call<TableInfo>(at(id, '/mute'), mute),
  urge: (id: string, seat: number) => call<TableInfo>(at(id, '/urge'), { seat }),
  close: (id: string) => call<TableInfo>(at(id, '/close'), {}),
  claim: (id: string, token: string) => call<TableInfo>(at(id, '/claim'), { token }),
  fork: (id: string, fork: Fork) => call<TableInfo>(at(id, '/fork'), fork),
  talk: (id: string, before: number) => call<Talk>(at(id, `/talk?before=${before}`)),
  replay: (id: string, eyes: number | null) => call<Replay>(at(id, `/replay?eyes=${eyes ?? 'none'}`)),
  review: (id: string) => call<Review>(at(id, '/review')),
  record: (id: string) => `/api${at(id, '/record')}`,
};
