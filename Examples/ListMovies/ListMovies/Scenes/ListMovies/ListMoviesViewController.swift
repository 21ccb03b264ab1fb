import UIKit

class ListMoviesViewController: UIViewController {
  @IBOutlet var tableView: UITableView!

  private var interactor: ListMoviesBusinessLogic?
  private var movies: [ListMoviesViewModel] = []

  /// Made by the storyboard, the scene puts itself together.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    interactor = ListMoviesInteractor(presenter: ListMoviesPresenter(viewController: self))
  }

  init?(coder: NSCoder, interactor: ListMoviesBusinessLogic) {
    self.interactor = interactor
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.fetchMovies()
  }
}

extension ListMoviesViewController: ListMoviesDisplayLogic {
  func displayFetchedMovies(_ movies: [ListMoviesViewModel]) {
    self.movies = movies
    tableView.reloadData()
  }
}

extension ListMoviesViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    movies.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ListMoviesTableViewCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? ListMoviesTableViewCell {
      cell.show(movies[indexPath.row])
    }
    return cell
  }
}
