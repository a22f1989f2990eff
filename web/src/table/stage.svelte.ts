/**
 * Movements on the board: whatever an event says goes somewhere is seen to go there. What has arrived stays where it
 * landed until the board itself shows it there; then the stage is settled.
 */

import { mount, unmount, type Component } from 'svelte';
import type { Motion, What, Where } from '../games/motion';
import type { Face } from '../games/registry';
import '../look/motion.css';
import { settings } from '../look/settings.svelte';
import GameCard from '../parts/GameCard.svelte';
import { play } from '../sound/sound';
import Held from './Held.svelte';

const FLIGHT = 480;
const BETWEEN = 130;
const HELD = 900;
const RAISE = 260;
const TURN = 620;
const PULSE = 420;
const LIT = 240;
const MOST = 6; // more pieces than this look like this many
const ROUND = /^(coin|seal|treasure)/;
const ABOVE = 64; // what comes from nowhere comes from so far above
const CARD = { width: 92, height: 132 };

type Go = Extract<Motion, { kind: 'go' }>;

/** What the stage has to know to draw what it shows. */
export interface Cast {
  face: (card: string) => Face;
  names: readonly string[];
  you: number | null;
  /** Pieces of this game that are no coins, seals or wounds. */
  Token: Component<{ what: string }> | null;
}

interface Piece {
  node: HTMLElement;
  self: string | null;
  drawn: ReturnType<typeof mount> | null;
}

interface Point {
  x: number;
  y: number;
  width: number;
}

const NOBODY: Cast = {
  face: (id) => ({ id, name: id, gist: '', text: '', rule: '', art: { emblem: 'mask', tint: '#6b4a1c' } }),
  names: [],
  you: null,
  Token: null,
};

export class Stage {
  cast: Cast = NOBODY;
  #hurry = false;
  #waiting: (() => void)[] = [];
  #pieces: Piece[] = [];
  #hidden: Animation[] = [];
  #lit: Element[] = [];

  /** Whether movements would be seen at all. */
  get dark(): boolean {
    return settings.still || document.hidden;
  }

  async show(motions: readonly Motion[]): Promise<void> {
    this.#hurry = false;
    this.#waiting = [];
    const steps = together(motions);
    let flying: Promise<void>[] = [];
    for (const [at, motion] of steps.entries()) {
      if (this.#hurry || this.dark) break;
      flying.push(this.#move(motion));
      if (inOneGo(motion, steps[at + 1])) await this.#pause(BETWEEN);
      else {
        await Promise.all(flying);
        flying = [];
      }
    }
    await Promise.all(flying);
  }

  /** Do not wait for the rest. */
  skip(): void {
    this.#hurry = true;
    for (const wake of this.#waiting) wake();
    this.#waiting = [];
    this.settle();
  }

  /** The board shows by itself how things stand now. */
  settle(): void {
    for (const piece of this.#pieces) remove(piece);
    for (const animation of this.#hidden) animation.cancel();
    for (const one of this.#lit) one.classList.remove('alight');
    this.#pieces = [];
    this.#hidden = [];
    this.#lit = [];
  }

  async #move(motion: Motion): Promise<void> {
    if (motion.kind === 'all') {
      await Promise.all(motion.motions.map((one) => this.#move(one)));
      return;
    }
    if (motion.kind === 'light') return this.#light(motion.spot);
    play(motion.cue);
    if (motion.kind === 'go') await this.#go(motion);
    else if (motion.kind === 'turn') await this.#turn(motion.spot, motion.card);
    else if (motion.kind === 'card') await this.#hold(motion);
    else {
      found(motion.spot)?.animate(
        [{ filter: 'brightness(1)' }, { filter: 'brightness(1.7)', scale: 1.06 }, { filter: 'brightness(1)' }],
        PULSE,
      );
      await this.#pause(PULSE);
    }
  }

  async #light(spot: string): Promise<void> {
    const one = found(spot);
    if (!one || one.classList.contains('alight')) return;
    const row = spot.split(':')[0]!;
    for (const other of this.#lit) {
      if ((other as HTMLElement).dataset['spot']?.split(':')[0] === row) other.classList.remove('alight');
    }
    one.classList.add('alight');
    this.#lit.push(one);
    await this.#pause(LIT);
  }

  async #go({ what, from, to, count, upright = false }: Go): Promise<void> {
    const self = typeof what === 'object' ? (what.self ?? null) : null;
    const landed = self ? this.#pieces.find((piece) => piece.self === self) : undefined;
    const original = self && !landed ? found(self) : null;
    const source = landed?.node ?? original ?? found(from);
    const goal = found(to);
    if (!source && !goal) return unseen(from, to);
    if ((from !== null && !source) || (to !== null && !goal)) unseen(from, to);
    const home = root(source ?? goal!);
    const end = goal && middle(goal);
    const shown = Math.min(count, MOST);
    for (let at = 0; at < shown; at++) {
      const start = source ? middle(source) : { ...end!, y: end!.y - ABOVE };
      const piece = landed ?? this.#piece(what, home, original);
      // Measured from where it would stand by itself: boards are boxes of their own.
      if (landed) for (const old of landed.node.getAnimations()) old.cancel();
      const here = middle(piece.node);
      const goes = end ?? { ...start, y: start.y - ABOVE };
      const way = { from: { x: start.x - here.x, y: start.y - here.y }, to: { x: upright ? start.x - here.x : goes.x - here.x, y: goes.y - here.y } };
      const heavy = typeof what === 'object';
      const small = heavy && goal && !upright ? Math.min(1, Math.max(0.3, end!.width / Math.max(1, here.width))) : 1;
      const flight = piece.node.animate(path(way, { heavy, spins: typeof what === 'string' && ROUND.test(what), small, comes: !source, leaves: !goal }), {
        duration: FLIGHT,
        delay: at * BETWEEN,
        easing: 'ease-in-out',
        fill: 'both',
      });
      if (!goal) void flight.finished.then(() => this.#drop(piece), () => undefined);
    }
    await this.#pause(FLIGHT + (shown - 1) * BETWEEN);
  }

  async #turn(spot: Where, card: string | null): Promise<void> {
    const node = found(spot);
    if (!node) return unseen(spot, spot);
    if (card === null) {
      node.animate([{ transform: 'none' }, { transform: 'perspective(700px) rotateY(90deg)', filter: 'brightness(1.5)' }, { transform: 'none' }], TURN);
      return this.#pause(TURN);
    }
    const box = node.getBoundingClientRect();
    const board = root(node);
    const piece = this.#place('turning', board);
    const front = document.createElement('div');
    // Where a card has no more than a line, it turns over as large as it flies, and stays on the board.
    const line = box.width > box.height;
    const { width, height } = line ? CARD : box;
    piece.node.style.width = `${width}px`;
    piece.node.style.height = `${height}px`;
    piece.node.append(line ? behind() : likeness(node), front);
    piece.drawn = mount(GameCard, { target: front, props: { face: this.cast.face(card), small: line } });
    this.#hide(node);
    const here = middle(piece.node);
    const { top, bottom } = board.getBoundingClientRect();
    const there = { x: box.left + box.width / 2, y: Math.max(top + height / 2, Math.min(bottom - height / 2, box.top + box.height / 2)) };
    const [x, y] = [there.x - here.x, there.y - here.y];
    const at = (turned: number, large: number) => ({ transform: `translate(${x}px, ${y}px) perspective(900px) scale(${large}) rotateY(${turned}deg)` });
    piece.node.animate([at(0, 1), at(90, 1.16), at(180, 1.08), at(180, 1)], { duration: TURN, easing: 'ease-in-out', fill: 'both' });
    await this.#pause(TURN);
  }

  async #hold({ card, seat, target, part, from, to, cue }: Extract<Motion, { kind: 'card' }>): Promise<void> {
    // Nobody needs to be shown the card that they have just played themselves; only where it goes.
    if (seat === this.cast.you) {
      const self = [`card:${card}`, ...[from ?? []].flat()].find((spot) => spot.startsWith('card:') && found(spot));
      if (to !== null) await this.#go({ kind: 'go', what: self === undefined ? { card } : { card, self }, from, to, count: 1, cue });
      return;
    }
    const source = found(from);
    const goal = found(to);
    const board = document.querySelector<HTMLElement>('.framed');
    if (!board) return;
    const piece = this.#place('held', board);
    piece.drawn = mount(Held, { target: piece.node, props: { face: this.cast.face(card), part: part ?? null, seat, target, names: this.cast.names } });
    const here = middle(piece.node);
    const there = stand(board);
    const by = (node: Element | null, fallback: Point) => {
      const point = node ? middle(node) : fallback;
      return { x: point.x - here.x, y: point.y - here.y };
    };
    const up = { x: there.x - here.x, y: there.y - here.y };
    const start = by(source, { ...there, y: there.y - 80 });
    const end = by(goal, there);
    const at = ({ x, y }: { x: number; y: number }, large: number, seen = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${large})`, opacity: seen });
    const whole = RAISE + HELD + (goal ? RAISE : 120);
    piece.node.animate(
      [
        { ...at(start, 0.25, source ? 0.6 : 0), offset: 0, easing: 'ease-out' },
        { ...at(up, 1), offset: RAISE / whole },
        { ...at(up, 1), offset: (RAISE + HELD) / whole, easing: 'ease-in' },
        at(end, goal ? 0.25 : 0.9, goal ? 0.7 : 0),
      ],
      { duration: whole, fill: 'both' },
    );
    await this.#pause(whole);
    this.#drop(piece);
  }

  #piece(what: What, home: Element, original: Element | null): Piece {
    if (typeof what === 'string') {
      const piece = this.#place(`token ${what.split(':')[0]}`, home);
      const { Token } = this.cast;
      if (Token && what.includes(':')) piece.drawn = mount(Token, { target: piece.node, props: { what: what.split(':')[1]! } });
      return piece;
    }
    if (original) {
      const box = original.getBoundingClientRect();
      const piece = this.#place('self', home);
      piece.self = what.self ?? null;
      piece.node.dataset['piece'] = what.self ?? '';
      piece.node.style.width = `${box.width}px`;
      piece.node.style.height = `${box.height}px`;
      piece.node.append(likeness(original));
      this.#hide(original);
      return piece;
    }
    const piece = this.#place(what.card === null ? 'back' : 'face', home);
    piece.self = what.self ?? null;
    if (what.card !== null) piece.drawn = mount(GameCard, { target: piece.node, props: { face: this.cast.face(what.card), small: true } });
    return piece;
  }

  #place(look: string, home: Element): Piece {
    const node = document.createElement('div');
    node.className = `flying ${look}`;
    node.ariaHidden = 'true';
    home.append(node);
    const piece: Piece = { node, self: null, drawn: null };
    this.#pieces.push(piece);
    return piece;
  }

  #drop(piece: Piece): void {
    if (!this.#pieces.includes(piece)) return;
    this.#pieces = this.#pieces.filter((other) => other !== piece);
    remove(piece);
  }

  #hide(node: Element): void {
    this.#hidden.push(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' }));
  }

  #pause(ms: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#waiting.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }
}

const named = (what: What): string => (typeof what === 'string' ? what : `card ${what.card} ${what.self ?? ''}`);
const key = (where: Where): string => (where === null ? '' : typeof where === 'string' ? where : where.join('|'));

/** Flights from one spot to another in a row are one flight of several pieces. */
export function together(motions: readonly Motion[]): Motion[] {
  const joined: Motion[] = [];
  for (const motion of motions) {
    const before = joined.at(-1);
    const same =
      motion.kind === 'go' &&
      before?.kind === 'go' &&
      (typeof motion.what === 'string' || motion.what.card === null) &&
      named(before.what) === named(motion.what) &&
      key(before.from) === key(motion.from) &&
      key(before.to) === key(motion.to);
    if (same) joined[joined.length - 1] = { ...before, count: before.count + motion.count };
    else joined.push(motion);
  }
  return joined;
}

/** Things of a sort that go one after the other need not wait until the one before has arrived. */
export function inOneGo(one: Motion, next: Motion | undefined): boolean {
  if (one.kind !== 'go' || next?.kind !== 'go' || one.cue !== next.cue) return false;
  const self = typeof one.what === 'object' ? one.what.self : undefined;
  return self === undefined || typeof next.what !== 'object' || next.what.self !== self;
}

function path(way: { from: { x: number; y: number }; to: { x: number; y: number } }, look: { heavy: boolean; spins: boolean; small: number; comes: boolean; leaves: boolean }): Keyframe[] {
  const { from, to } = way;
  const lift = Math.min(look.heavy ? 50 : 120, Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - lift * 4 * t * (1 - t) * 0.6;
    const size = (1 + (look.small - 1) * t) * (look.heavy ? 1 + 0.4 * t * (1 - t) : 1);
    const spin = look.spins ? ` rotateY(${t * 720}deg)` : '';
    return { transform: `translate(${x}px, ${y}px) scale(${size})${spin}`, opacity: look.comes ? t : look.leaves ? 1 - t : 1 };
  });
}

/** Where something is on the board, and seen. */
function found(where: Where): Element | null {
  for (const name of where === null ? [] : typeof where === 'string' ? [where] : where) {
    const quoted = CSS.escape(name);
    for (const node of document.querySelectorAll(`[data-spot="${quoted}"], [data-thing="${quoted}"]`)) {
      if (node.getBoundingClientRect().width > 0) return node;
    }
  }
  return null;
}

/** For whoever looks whether everything is seen: here something had no place on the board. */
function unseen(from: Where, to: Where): void {
  document.dispatchEvent(new CustomEvent('unseen', { detail: `${key(from)} -> ${key(to)}` }));
}

function middle(node: Element): Point {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

/** The middle of what can be seen of the board. */
function stand(board: Element): Point {
  const box = board.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  return { x: box.left + box.width / 2, y: (top + Math.max(top, bottom)) / 2, width: 0 };
}

/** Pieces lie on the board, so that they look there as everything on it. */
const root = (node: Element): Element => node.closest('.framed') ?? document.body;

/** A picture of something, which is not that thing: nobody shall find it. */
function likeness(node: Element): Element {
  const copy = node.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['data-spot', 'data-thing', 'data-who', 'data-pointed']) one.removeAttribute(name);
    one.classList.remove('lit', 'picked');
  }
  return copy;
}

function behind(): Element {
  const back = document.createElement('div');
  back.className = 'behind';
  return back;
}

function remove({ node, drawn }: Piece): void {
  if (drawn) void unmount(drawn);
  node.remove();
}
