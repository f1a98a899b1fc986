import type { Config } from '@server/config/config'
import { isLoopback } from '@server/config/network-address'
import { note, ok, warning, type Finding } from './finding'

/** Oldest version of Node that still gets security fixes. */
const KEPT_NODE = 22

function checkNode(): Finding {
  const version = Number(process.versions.node.split('.', 1)[0])
  return version >= KEPT_NODE
    ? ok('node', `Node ${process.versions.node}`)
    : warning('node', `Node ${process.versions.node} gets no more security fixes. Install Node 24.`)
}

/** Checks values that are allowed, but unlikely to be meant in production. */
export function checkSettings(config: Config): Finding[] {
  const { mode, publicUrl, host, demoData, transfer, trustProxy, payments, supportEmail } = config
  const { provider } = payments
  const found = [checkNode(), ok('settings', `every value is allowed, the mode is ${mode}`)]
  if (mode !== 'production') {
    return [
      ...found,
      note(
        'settings',
        'Set NODE_ENV=production before guests use it: it removes the demo accounts.',
      ),
    ]
  }
  const isPublic = !isLoopback(new URL(publicUrl).hostname)
  const faults: [boolean, string][] = [
    [
      !isPublic,
      'PUBLIC_URL is this machine, so links in mails lead nowhere. Set it to the address that guests use.',
    ],
    [
      isPublic && isLoopback(host) && trustProxy === false,
      'TRUST_PROXY is false, so all guests share the limits of one address. Set it to the proxy in front, such as 127.0.0.1.',
    ],
    [demoData === 'on', 'DEMO_DATA is on, so made-up listings are offered. Set it to off.'],
    [
      transfer === undefined && provider === undefined,
      'TRANSFER_NUMBER is not set, so Payments shows a sample account. Set the three TRANSFER settings, or PAYSTACK_SECRET_KEY.',
    ],
    [
      typeof provider === 'object' && provider.secretKey.startsWith('sk_test_'),
      'PAYSTACK_SECRET_KEY is a test key, so no money arrives. Set the live key.',
    ],
    [
      (provider ?? transfer) !== undefined && supportEmail === undefined,
      'SUPPORT_EMAIL is not set, so guests who have paid find no address to write to. Set it.',
    ],
  ]
  return [...found, ...faults.flatMap(([isSo, text]) => (isSo ? [warning('settings', text)] : []))]
}
