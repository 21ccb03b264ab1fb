import DarwinOverlay
import Glibc
import Testing

private final class Note {
  var text = ""
}

private func write(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Note>.fromOpaque(argument).takeUnretainedValue().text = "from the thread"
  return nil
}

struct PthreadCreateTests {
  @Test func `a thread is started and waited for, as on Darwin`() throws {
    let note = Note()
    var thread: pthread_t?
    #expect(pthread_create(&thread, nil, write, Unmanaged.passUnretained(note).toOpaque()) == 0)
    pthread_join(try #require(thread), nil)
    #expect(note.text == "from the thread")
  }
}
