// boardgame.io's own server, with a game whose view is as large as one of ours: node server.js PORT VIEW [FOLDER]
// VIEW is a file with that view. Matches are kept in memory, or in files of that folder.
process.env.NODE_ENV = 'production';

const { readFileSync } = require('node:fs');
const { FlatFile, Server } = require('boardgame.io/server');

const [port, view, folder] = process.argv.slice(2);

const game = {
  name: 'rival',
  setup: () => ({ view: JSON.parse(readFileSync(view, 'utf8')), made: 0 }),
  moves: {
    go: ({ G }) => {
      G.made += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const origins = ['http://127.0.0.1'];
const server = Server({ games: [game], origins, db: folder ? new FlatFile({ dir: folder }) : undefined });
server.run({ port: { port: Number(port), host: '127.0.0.1' } });
