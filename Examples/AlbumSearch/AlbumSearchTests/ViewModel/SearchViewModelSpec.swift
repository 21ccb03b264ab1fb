import Nimble
import Quick

@testable import AlbumSearch

class SearchViewModelSpec: QuickSpec {
  override class func spec() {
    describe("a search") {
      var networkingLayer: MockNetworkingLayer!
      var subject: SearchViewModel!

      beforeEach {
        networkingLayer = MockNetworkingLayer()
        subject = SearchViewModel(networkingLayer: networkingLayer)
        subject.searchTerm = "Phish"
      }

      context("that finds albums") {
        beforeEach {
          networkingLayer.stubbedResult = .success([.bigBoat, .farmhouse])
          subject.search()
        }

        it("asks for what is typed in") {
          expect(networkingLayer.capturedSearchArguments).to(equal(["Phish"]))
        }

        it("goes on until the answer comes") {
          expect(subject.state).to(equal(.searching))
          expect(subject.state).toEventually(equal(.found))
        }

        it("shows the albums in their order") {
          expect(subject.albumViewModels).toEventually(haveCount(2))
          expect(subject.albumViewModelAt(index: 0).title).to(equal("Big Boat"))
        }
      }

      context("that finds nothing") {
        it("says for what") {
          networkingLayer.stubbedResult = .success([])
          subject.search()
          expect(subject.state).toEventually(equal(.nothingFound(searchTerm: "Phish")))
        }
      }

      context("that fails") {
        beforeEach {
          networkingLayer.stubbedResult = .failure(APIError.unreadable)
          subject.search()
        }

        it("says why") {
          expect(subject.state).toEventually(equal(.failed(message: "The server’s answer could not be read.")))
        }

        it("can be tried again") {
          expect(subject.state).toEventuallyNot(equal(.searching))
          networkingLayer.stubbedResult = .success([.farmhouse])
          subject.search()
          expect(subject.state).toEventually(equal(.found))
          expect(networkingLayer.capturedSearchArguments).to(haveCount(2))
        }
      }
    }
  }
}
