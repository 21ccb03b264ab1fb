import UIKit

class ListMoviesTableViewCell: UITableViewCell {
  static let reuseIdentifier = "MovieCell"

  @IBOutlet var titleLabel: UILabel!
  @IBOutlet var yearLabel: UILabel!

  func show(_ movie: ListMoviesViewModel) {
    titleLabel.text = movie.title
    yearLabel.text = movie.year
  }
}
