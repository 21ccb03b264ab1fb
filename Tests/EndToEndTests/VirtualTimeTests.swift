import Testing

extension EndToEndTests {
  /// Unit tests that wait for minutes, each of which may take ten seconds of the machine.
  @Suite("Virtual time", .serialized, .fixture("Waiting"))
  struct VirtualTimeTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("Timers, queues, tasks, conditions and expectations come in their order, and cost no time")
    func passes() async throws {
      let run = try await workspace.test("--virtual-time", "--test-timeout", "10", "--iterations", "5")
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 35)
    }

    @Test("Without it, they wait for as long as they say")
    func machineTime() async throws {
      let run = try await workspace.test("--only-testing", "WaitingTests/WaitingTests/testTimer", "--test-timeout", "2")
      #expect(run.status == 1)
    }
  }
}
