import UIKit
import XCTest

@testable import ListMovies

class ListMoviesViewControllerTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() {
    super.setUp()
    window = UIWindow()
  }

  override func tearDown() {
    window = nil
    super.tearDown()
  }

  /// The scene of the storyboard with a spy behind it.
  private func makeSubject(
    interactor: ListMoviesBusinessLogic = ListMoviesBusinessLogicSpy()
  ) -> ListMoviesViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "ListMoviesViewController") {
      ListMoviesViewController(coder: $0, interactor: interactor)
    }
  }

  /// Brings the view onto the screen, and lets what that has queued run.
  private func loadView(of sut: UIViewController) {
    window.addSubview(sut.view)
    RunLoop.current.run(until: Date())
  }

  // MARK: - Life cycle

  func testShouldFetchMoviesWhenViewDidLoad() {
    let interactor = ListMoviesBusinessLogicSpy()
    let sut = makeSubject(interactor: interactor)
    XCTAssertFalse(interactor.fetchMoviesCalled)

    loadView(of: sut)

    XCTAssert(interactor.fetchMoviesCalled, "Should fetch movies when view is loaded")
  }

  func testOutletsAreConnected() {
    let sut = makeSubject()

    loadView(of: sut)

    XCTAssertTrue(sut.tableView.dataSource === sut)
    XCTAssertTrue(sut.tableView.isDescendant(of: window))
  }

  // MARK: - Display

  func testShouldDisplayFetchedMovies() {
    let tableView = TableViewSpy()
    let sut = makeSubject()
    sut.tableView = tableView

    sut.displayFetchedMovies([])

    XCTAssert(tableView.reloadDataCalled, "Displaying fetched movies should reload the table view")
  }

  func testTableHasOneSection() {
    let sut = makeSubject()
    loadView(of: sut)

    XCTAssertEqual(sut.numberOfSections(in: sut.tableView), 1)
  }

  func testNumberOfRowsShouldEqualNumberOfMoviesToDisplay() {
    let sut = makeSubject()
    loadView(of: sut)
    let movies = Seeds.Movies.all.map { ListMoviesViewModel($0) }

    sut.displayFetchedMovies(movies)

    XCTAssertEqual(sut.tableView(sut.tableView, numberOfRowsInSection: 0), movies.count)
    XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), movies.count)
  }

  func testShouldConfigureTableViewCellToDisplayMovie() throws {
    let sut = makeSubject()
    loadView(of: sut)
    sut.displayFetchedMovies([ListMoviesViewModel(title: "E.T.", year: "1982")])

    let cell = sut.tableView(sut.tableView, cellForRowAt: IndexPath(row: 0, section: 0))

    let movieCell = try XCTUnwrap(cell as? ListMoviesTableViewCell)
    XCTAssertEqual(movieCell.titleLabel.text, "E.T.")
    XCTAssertEqual(movieCell.yearLabel.text, "1982")
  }

  func testWholeCycleDisplaysTheMoviesOfTheApp() throws {
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let navigation = try XCTUnwrap(controller as? UINavigationController)
    let sut = try XCTUnwrap(navigation.topViewController as? ListMoviesViewController)

    loadView(of: sut)

    let cell = try XCTUnwrap(sut.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ListMoviesTableViewCell)
    XCTAssertEqual(cell.titleLabel.text, "The Hurt Locker")
    XCTAssertEqual(cell.yearLabel.text, "2009")
  }

  func testIsFreed() {
    weak var released: ListMoviesViewController?
    do {
      let sut = makeSubject()
      sut.loadViewIfNeeded()
      released = sut
    }

    XCTAssertNil(released)
  }
}
