// A bot for `intrigue agent` in JavaScript, to show that any language will do:
//
//     intrigue agent trickery --games 100 --command "node docs/examples/agent.mjs"
//
// It reads one message a line. Asked to act, it takes the choice that is worth most to it.
import { createInterface } from "node:readline";

// Fill a chest whenever that is possible, gather coins otherwise.
function worth(choice, view) {
  const [verb, number] = choice.say.split(" ");
  const me = view.players[view.seat];
  const chest = view.chests.find((chest) => chest.society === me.society);
  if (verb === "tribute") return chest.coins + Number(number) === 5 ? 9 : -1;
  if (verb === "favour") return chest.coins === 4 ? 10 : 5;
  if (verb === "outdo") return chest.coins === 4 ? 8 : 1;
  return { betray: 4, build: 0, bribe: 2, pause: 3 }[verb] ?? 0;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "act") {
    const { view } = message;
    const [best] = [...view.choices].sort((a, b) => worth(b, view) - worth(a, view));
    console.log(JSON.stringify({ say: best.say }));
  }
  if (message.type === "refused") console.error(message.reason);
}
