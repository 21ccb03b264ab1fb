import Network
import Testing

@Suite struct NWPathMonitorTests {
  @Test("A monitor tells of a path that leads nowhere, on its queue")
  func unsatisfied() async {
    let monitor = NWPathMonitor()
    let queue = DispatchQueue(label: "monitor")
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { path in
        dispatchPrecondition(condition: .onQueue(queue))
        continuation.resume(returning: path)
      }
      monitor.start(queue: queue)
    }
    #expect(path.status == .unsatisfied && !path.usesInterfaceType(.wifi))
    #expect(monitor.currentPath == path)
  }

  @Test("A monitor that was cancelled is silent")
  func cancelled() {
    let monitor = NWPathMonitor()
    let queue = DispatchQueue(label: "monitor")
    monitor.pathUpdateHandler = { _ in Issue.record("told of a path") }
    queue.suspend()
    monitor.start(queue: queue)
    monitor.cancel()
    queue.resume()
    queue.sync {}
  }
}
