import XCTest

@testable import AlbumSearch

/// With a double that is written by hand.
class SearchViewModelTests: XCTestCase {
  private var mockNetworkingLayer: MockNetworkingLayer!
  private var searchViewModel: SearchViewModel!

  override func setUp() {
    super.setUp()
    mockNetworkingLayer = MockNetworkingLayer()
    searchViewModel = SearchViewModel(networkingLayer: mockNetworkingLayer)
  }

  override func tearDown() {
    searchViewModel = nil
    mockNetworkingLayer = nil
    super.tearDown()
  }

  func testBeginsWithoutAlbums() {
    XCTAssertEqual(searchViewModel.state, .ready)
    XCTAssertEqual(searchViewModel.albumViewModels, [])
    XCTAssertEqual(mockNetworkingLayer.capturedSearchArguments, [])
  }

  func testBasicAlbumSearch() {
    mockNetworkingLayer.stubbedResult = .success([.bigBoat, .farmhouse, .billyBreathes])
    let albumSearchExpectation = expectation(description: "the albums are there")

    searchViewModel.searchFor(searchTerm: "Phish") { [searchViewModel] in
      XCTAssertEqual(searchViewModel?.albumViewModels.count, 3)
      XCTAssertEqual(searchViewModel?.albumViewModelAt(index: 1).title, "Farmhouse")
      albumSearchExpectation.fulfill()
    }

    XCTAssertEqual(mockNetworkingLayer.capturedSearchArguments, ["Phish"])
    XCTAssertEqual(searchViewModel.state, .searching)
    waitForExpectations(timeout: 10) { error in
      XCTAssertNil(error)
    }
    XCTAssertEqual(searchViewModel.state, .found)
  }

  func testSearchWithSuccess() {
    mockNetworkingLayer.stubbedResult = .success([.bigBoat])

    search("Big")

    XCTAssertEqual(mockNetworkingLayer.capturedSearchArguments, ["Big"])
    XCTAssertEqual(searchViewModel.albumViewModels.map { $0.title }, ["Big Boat"])
  }

  func testSearchWithFailure() {
    mockNetworkingLayer.stubbedResult = .failure(APIError.status(500))

    search("Big")

    XCTAssertEqual(searchViewModel.state, .failed(message: "The server answered with status 500."))
    XCTAssertEqual(searchViewModel.albumViewModels, [])
  }

  func testSearchWithoutANetwork() {
    mockNetworkingLayer.stubbedResult = .failure(URLError(.notConnectedToInternet))

    search("Big")

    XCTAssertEqual(searchViewModel.state, .failed(message: "You seem to be offline."))
  }

  func testSearchThatFindsNothing() {
    mockNetworkingLayer.stubbedResult = .success([])

    search("Tweezer")

    XCTAssertEqual(searchViewModel.state, .nothingFound(searchTerm: "Tweezer"))
  }

  func testSearchesForTheTermWithoutTheBlanksAroundIt() {
    search(" Big Boat\n")

    XCTAssertEqual(mockNetworkingLayer.capturedSearchArguments, ["Big Boat"])
  }

  func testDoesNotSearchForNothing() {
    searchViewModel.searchTerm = "  "
    searchViewModel.search()

    XCTAssertEqual(mockNetworkingLayer.capturedSearchArguments, [])
    XCTAssertEqual(searchViewModel.state, .ready)
  }

  private func search(_ term: String) {
    let searched = expectation(description: "searched for \(term)")
    searchViewModel.searchFor(searchTerm: term) { searched.fulfill() }
    wait(for: [searched], timeout: 10)
  }
}
