import Foundation
import FoundationOverlay
import Testing

@Suite("Objects of Foundation that are compared by what they are")
struct FileManagerHashableTests {
  private struct Form: Hashable {
    let files: FileManager
    let process: ProcessInfo
  }

  @Test func compared() {
    let form = Form(files: .default, process: .processInfo)
    let other = Form(files: FileManager(), process: .processInfo)
    #expect(form == form && form != other && Set([form, form, other]).count == 2)
  }
}
