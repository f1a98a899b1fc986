import { sql } from 'kysely'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { startBenchServer, startFloor } from './bench-server'
import { measure, timingLine } from './percentiles'

type Bench = Awaited<ReturnType<typeof startBenchServer>>

const searches = ['', 'search=lagoon', 'search=palm%20lekki', 'search=zz', 'city=Abuja&bedroomNo=2']

const read = async (address: string) => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.text()
}

async function benchSearch({ address, database }: Bench) {
  const body = await read(`${address}/api/listing?limit=12`)
  const floor = await startFloor(body)
  for (const query of searches) {
    const asked = `${address}/api/listing?limit=12&${query}`
    console.log(timingLine(`search "${query}"`, await measure(200, 1, () => read(asked))))
  }
  const rows = () =>
    sql`select id, name from listings where name ilike '%lagoon%' order by created_at desc limit 12`.execute(
      database,
    )
  console.log(timingLine('  floor: raw SQL, a substring of the name', await measure(200, 1, rows)))
  console.log(
    timingLine('  floor: node:http, same bytes', await measure(500, 1, () => read(floor.address))),
  )
  floor.close()
}

/** Every booking takes its own nights, so that the figures measure storing and not refusing. */
async function benchBookings({ address, database, listingIds, people }: Bench) {
  const today = todayInLagos(new Date())
  const book = async (index: number) => {
    const { id, token } = people[index % people.length] ?? { id: '', token: '' }
    const checkIn = addDays(today, 10 + 3 * Math.floor(index / listingIds.length))
    const answer = await fetch(`${address}/api/booking`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        startDate: `${checkIn}T00:00:00.000Z`,
        endDate: `${addDays(checkIn, 2)}T00:00:00.000Z`,
        travelersNo: 1,
        totalPrice: 100_000,
        userId: id,
        listing: listingIds[index % listingIds.length],
      }),
    })
    if (!answer.ok)
      throw new Error(`A booking was answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
  console.log(timingLine('bookings, 20 at a time', await measure(1_000, 20, book)))
  const insert = (index: number) => {
    const checkIn = addDays(today, 400 + index)
    return sql`
      insert into bookings (user_id, listing_id, listing_snapshot, check_in, check_out, travelers_no,
        total_price_kobo, quoted_total_kobo)
      values (${people[0]?.id}, ${listingIds[0]}, '{}', ${checkIn}, ${addDays(checkIn, 1)}, 1, 1, 1)`.execute(
      database,
    )
  }
  console.log(timingLine('  floor: raw SQL insert', await measure(1_000, 20, insert)))
}

/**
 * Measures searches over 10,000 listings, and bookings, on the embedded database, each beside its
 * lower bound.
 */
export async function benchCalls() {
  const bench = await startBenchServer({ listings: 10_000, guests: 20 })
  try {
    await benchSearch(bench)
    await benchBookings(bench)
  } finally {
    await bench.close()
  }
}
