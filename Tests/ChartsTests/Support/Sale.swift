import Foundation

/// What charts of tests show.
struct Sale: Identifiable {
  let month: String
  let amount: Double
  var city = "Rome"

  var id: String { month + city }

  static let three = [
    Sale(month: "Jan", amount: 20), Sale(month: "Feb", amount: 50), Sale(month: "Mar", amount: 100),
  ]
}
