import FoundationNetworkingOverlay
import Testing

extension FoundationNetworkingOverlayTests {
  struct URLSessionTasksTests {
    @Test("A session says which tasks it has")
    func tasks() async throws {
      let session = scriptedSession()
      #expect(await session.allTasks.isEmpty)
      let task = session.dataTask(with: try scripted("/endless"))
      task.resume()
      #expect(await session.allTasks == [task])
      let (data, uploads, downloads) = await session.tasks
      #expect(data == [task] && uploads.isEmpty && downloads.isEmpty)
      session.invalidateAndCancel()
    }
  }
}
