/** Tables of the migration `live`. */
export interface ChatTables {
  live_homes: { carehome_id: string; number: number };
  live_topics: { carehome_id: string; topic: string; number: number; sender: string | null };
  live_threads: { carehome_id: string; thread_id: string; number: number; sender: string | null };
}
