import TestDoubles
import XCTest

@testable import AlbumSearch

/// With doubles that the macro writes.
class SearchViewModelDoublesTests: XCTestCase {
  private typealias Answer = (Result<[Album], Error>) -> Void

  private func answer(_ call: Int, of spy: SpySearchingLayer<StubSearchingLayer>) throws -> Answer {
    try XCTUnwrap(spy.calls.all[call].argument(1))
  }

  func testAsksOnceForEachSearch() {
    let mock = MockSearchingLayer()
    let first = mock.expectSearchFor(searchTerm: .equal("Rift"))
    mock.expectSearchFor(searchTerm: .where("in capitals") { $0 == $0.uppercased() }).after(first)
    let subject = SearchViewModel(networkingLayer: mock)

    subject.searchFor(searchTerm: "Rift")
    subject.searchFor(searchTerm: "JUNTA")
  }

  func testDoesNotAskBeforeItIsTold() {
    let subject = SearchViewModel(networkingLayer: DummySearchingLayer())

    XCTAssertEqual(subject.state, .ready)
  }

  func testDropsTheAnswerToAnEarlierSearch() throws {
    let spy = SpySearchingLayer()
    let subject = SearchViewModel(networkingLayer: spy)
    subject.searchFor(searchTerm: "Farmhouse") { XCTFail("the earlier search is over") }
    subject.searchFor(searchTerm: "Big Boat")

    try answer(1, of: spy)(.success([.bigBoat]))
    try answer(0, of: spy)(.success([.farmhouse]))

    XCTAssertEqual(spy.calls.all.map { $0.argument() }, ["Farmhouse", "Big Boat"])
    XCTAssertEqual(subject.albumViewModels.map { $0.title }, ["Big Boat"])
  }

  func testIsNotKeptByItsSearch() throws {
    let spy = SpySearchingLayer()
    var subject: SearchViewModel? = SearchViewModel(networkingLayer: spy)
    let isThere = { [weak subject] in subject != nil }
    subject?.searchFor(searchTerm: "Rift")

    subject = nil

    XCTAssertFalse(isThere())
    try answer(0, of: spy)(.success([]))
  }

  func testAnswersOfAFake() {
    let subject = SearchViewModel(networkingLayer: Library())

    subject.searchFor(searchTerm: "b")

    XCTAssertEqual(subject.albumViewModels.map { $0.title }, ["Big Boat", "Billy Breathes"])
  }
}

/// A small service that works.
private class Library: FakeSearchingLayer {
  override func searchFor(searchTerm: String, completionHandler: @escaping (Result<[Album], Error>) -> Void) {
    let albums = [Album.bigBoat, .farmhouse, .billyBreathes]
    completionHandler(.success(albums.filter { $0.title.lowercased().hasPrefix(searchTerm) }))
  }
}
