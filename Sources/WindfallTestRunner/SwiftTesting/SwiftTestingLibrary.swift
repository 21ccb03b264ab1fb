import Foundation

/// The Testing library of the toolchain, which test bundles load where they use it.
enum SwiftTestingLibrary {
  /// The entry point for tools, `ABI.v0.EntryPoint` in the library's own words.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private struct Configuration: Encodable {
    /// The state of the app must not be shared by tests that run at a time.
    let parallel = false
    /// Prints nothing of its own.
    let verbosity = Int.min
    let filter: [String]
  }

  /// Runs the tests whose identifiers match a pattern, and returns when they are over; the main run loop runs meanwhile.
  ///
  /// Returns why the tests could not be run, if they could not.
  @MainActor static func run(
    matching patterns: [String], onRecord: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) -> String? {
    guard let library = dlopen("libTesting.so", RTLD_NOW | RTLD_NOLOAD),
      let symbol = dlsym(library, "swt_abiv0_getEntryPoint"),
      let configuration = try? JSONEncoder().encode(Configuration(filter: patterns))
    else { return "The test bundle does not load the Testing library." }
    typealias GetEntryPoint = @convention(c) () -> UnsafeRawPointer
    let entryPoint = unsafeBitCast(unsafeBitCast(symbol, to: GetEntryPoint.self)(), to: EntryPoint.self)
    let outcome = Outcome()
    Task.detached {
      var problem: String?
      do {
        // Whether tests failed is in the records.
        _ = try await entryPoint(buffer(of: configuration), onRecord)
      } catch {
        problem = "The Testing library could not run: \(error)"
      }
      let message = problem
      RunLoop.main.perform(inModes: [.default, .common]) { MainActor.assumeIsolated { outcome.end(message) } }
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }
    outcome.wait()
    return outcome.problem
  }

  /// Whether the library has started this process, as a copy of the one that runs tests, for the body of an exit test.
  static func isExitTest(_ environment: [String: String]) -> Bool { environment["SWT_EXIT_TEST_ID"] != nil }

  /// Runs the body of the exit test, which ends the process; no other test runs, and nothing is reported.
  @MainActor static func runExitTest() -> Int32 {
    let problem = run(matching: []) { _ in }
    FileHandle.standardError.write(Data("windfall: the exit test was not found. \(problem ?? "")\n".utf8))
    return 1
  }

  /// Lives as long as the process: the library may read it at any time of the run.
  private static func buffer(of data: Data) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    copy.copyBytes(from: data)
    return UnsafeRawBufferPointer(copy)
  }

  /// The end of a run, for which the main thread waits in its run loop.
  @MainActor private final class Outcome {
    private var isOver = false
    private(set) var problem: String?

    func end(_ problem: String?) {
      self.problem = problem
      isOver = true
      CFRunLoopStop(CFRunLoopGetMain())
    }

    func wait() {
      // A run loop with nothing to wait for would not wait.
      let keeper = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
      RunLoop.main.add(keeper, forMode: .default)
      defer { keeper.invalidate() }
      while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }
}

// Foundation exports Core Foundation's functions and declares none of them.
@_silgen_name("CFRunLoopGetMain") private func CFRunLoopGetMain() -> UnsafeRawPointer
@_silgen_name("CFRunLoopWakeUp") private func CFRunLoopWakeUp(_ loop: UnsafeRawPointer)
@_silgen_name("CFRunLoopStop") private func CFRunLoopStop(_ loop: UnsafeRawPointer)
