-- A resident belongs to one home: without this the planner multiplies both selectivities and expects next to no rows.
create statistics participations_resident_of_home (dependencies) on carehome_id, resident_id from participations;
