import autocannon from 'autocannon';

/** Generates load from a separate process: node load.process.ts '{"url": …}' */
export interface Load {
  url: string;
  body: string;
  token?: string | undefined;
  connections: number;
  seconds: number;
}
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const { url, body, token, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Load;
const result = await autocannon({
  url,
  method: 'POST',
  body,
  connections,
  duration: seconds,
  headers: {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  },
});
const measured: Measured = {
  perSecond: Math.round(result.requests.average),
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
};
console.log(JSON.stringify(measured));
