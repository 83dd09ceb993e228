import { type Kysely, sql } from "kysely";

const card = sql`coalesce(row ->> 'customerId', details ->> 'customerId') as customer,
                 coalesce(row ->> 'cardLastDigit', payee) as last_digits`;

/** Adds the cards that each company has loaded, so that a list of saved cards searches no history. */
const statements = [
  sql`create table paid_cards (
    company_id text not null references companies,
    customer text not null,
    last_digits text not null,
    times integer not null check (times >= 0),
    last_paid_at timestamptz not null,
    primary key (company_id, customer, last_digits)
  )`,
  sql`create function record_paid_cards(request text) returns void language sql as $$
    with paid as (
      select company_id, ${card}, executed_at as at
        from requests left join request_rows on request_id = requests.id
       where requests.id = request and executed_at is not null and category in ('prepaidCard', 'prepaidCardBulk')
    )
    insert into paid_cards (company_id, customer, last_digits, times, last_paid_at)
    select company_id, customer, last_digits, count(*), max(at) from paid
     where customer <> '' and last_digits <> '' group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, customer, last_digits) do update
      set times = paid_cards.times + excluded.times,
          last_paid_at = greatest(paid_cards.last_paid_at, excluded.last_paid_at)
  $$`,
  sql`create function uncount_returned_cards(request text, only_position integer) returns void language sql as $$
    with back as (
      select company_id, ${card}
        from requests
        join returned_payments returned on returned.request_id = requests.id
        left join request_rows on request_rows.request_id = requests.id
                              and returned.position in (0, request_rows.position)
       where requests.id = request and returned.position = coalesce(only_position, returned.position)
         and category in ('prepaidCard', 'prepaidCardBulk')
    ), counted as (
      select company_id, customer, last_digits, count(*) as times from back group by 1, 2, 3
    )
    update paid_cards paid set times = greatest(paid.times - counted.times, 0) from counted
     where paid.company_id = counted.company_id and paid.customer = counted.customer
       and paid.last_digits = counted.last_digits
  $$`,
  sql`select record_paid_cards(id) from requests
       where executed_at is not null and category in ('prepaidCard', 'prepaidCardBulk')`,
  sql`select uncount_returned_cards(id, null) from requests
       where executed_at is not null and category in ('prepaidCard', 'prepaidCardBulk')`,
];

export const paidCards = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
