-- A room with many people is published when its count has changed noticeably, or was published long
-- enough ago: each time, everyone there is told.
alter table presence_room add column counted_at timestamptz not null default now();
