import http from 'node:http';

/** The limit of Node: a server that answers everything with the same redirect. `node bare-server.ts PORT` */
const target = 'https://shop.example.com/products/12345?utm_source=tiktok&utm_campaign=spring';
const server = http.createServer((_request, response) => {
  response.writeHead(302, { Location: target, 'Content-Length': 0 });
  response.end();
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.argv[2]), '127.0.0.1');
