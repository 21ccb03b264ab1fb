import Foundation

final class Basket {
  private(set) var items: [String] = []
  var total: Int?

  func add(_ item: String) { items.append(item) }

  func checkOut() {
    DispatchQueue.main.async { self.total = self.items.count }
  }
}
