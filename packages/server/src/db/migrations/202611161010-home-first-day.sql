-- The home's first day in the product: nobody is called missed, and no figure is judged, for the time before it.
alter table carehomes add column first_day date not null default current_date;
update carehomes set first_day = (created_at at time zone time_zone)::date;
