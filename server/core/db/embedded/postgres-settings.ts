const MB = 1024 * 1024;

/** The part of memory (bytes) that PostgreSQL takes for its buffers: an eighth, from 64 to 512 MB. */
export function sharedBuffersMb(memoryBytes: number): number {
  return Math.min(512, Math.max(64, Math.floor(memoryBytes / 8 / MB)));
}

/**
 * The settings of the embedded server. It listens on this machine's loopback only and without TLS: its
 * OpenSSL is old, and nobody else is meant to reach it.
 */
export function serverSettings(memoryBytes: number): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: `${sharedBuffersMb(memoryBytes)}MB`,
    work_mem: '32MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    // Plans must see the values: the filters' selectivity differs by orders of magnitude.
    plan_cache_mode: 'force_custom_plan',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors are logged by the product, which leaves personal data out; PostgreSQL would write statements.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}
