-- A new home starts with names; the date of birth is listed as missing until it is entered.
alter table residents alter column date_of_birth drop not null;
