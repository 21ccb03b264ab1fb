/// Runs that several tests look at, each done once.
actor RunCache {
  private var runs: [[String]: RunRecord] = [:]

  func run(_ arguments: [String], make: @Sendable () async throws -> RunRecord) async throws -> RunRecord {
    if let run = runs[arguments] { return run }
    let run = try await make()
    runs[arguments] = run
    return run
  }
}
