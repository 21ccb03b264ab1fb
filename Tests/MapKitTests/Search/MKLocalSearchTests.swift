import MapKit
import Testing

@MainActor @Suite struct MKLocalSearchTests {
  @MainActor private final class Listener: NSObject, @preconcurrency MKLocalSearchCompleterDelegate {
    let (errors, note) = AsyncStream<UInt?>.makeStream()

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      note.yield((error as? MKError)?.code.rawValue)
    }

    func next() async -> UInt?? {
      for await error in errors { return error }
      return nil
    }
  }

  @Test("A search fails for want of its service")
  func search() async {
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee"))
    let code: MKError.Code? = await withCheckedContinuation { continuation in
      search.start { _, error in continuation.resume(returning: (error as? MKError)?.code) }
      #expect(search.isSearching)
    }
    #expect(code == .serverFailure && !search.isSearching)
  }

  @Test("Completions fail, once for the latest query")
  func completer() async {
    let completer = MKLocalSearchCompleter()
    let listener = Listener()
    completer.delegate = listener
    completer.queryFragment = "cof"
    completer.queryFragment = "coffee"
    #expect(completer.isSearching)
    #expect(await listener.next() == MKError.Code.serverFailure.rawValue)
    #expect(completer.results.isEmpty && !completer.isSearching)
    completer.queryFragment = "tea"
    completer.cancel()
    #expect(!completer.isSearching)
  }
}
