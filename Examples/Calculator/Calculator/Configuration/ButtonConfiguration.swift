import Foundation

/// Which buttons the keypad has, in reading order, and in how many columns they stand.
struct ButtonConfiguration: Equatable {
  let labels: [String]
  let columnCount: Int

  /// The keypad that comes with the app. Without one there is no calculator, so the app stops and says why.
  static let decoded: ButtonConfiguration = {
    do {
      return try ButtonConfiguration(resource: "ButtonConfiguration.json", in: .main)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Reads a keypad from a file of a bundle.
  init(resource name: String, in bundle: Bundle) throws {
    guard let url = bundle.url(forResource: name, withExtension: nil) else {
      throw ButtonConfigurationError.missingFile(name)
    }
    try self.init(json: Data(contentsOf: url))
  }

  /// Reads a keypad from JSON; throws a `ButtonConfigurationError` when it is not one.
  init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(ButtonConfiguration.self, from: json)
    } catch let error as DecodingError {
      throw ButtonConfigurationError(error)
    }
  }

  init(labels: [String], columnCount: Int) {
    self.labels = labels
    self.columnCount = columnCount
  }
}

extension ButtonConfiguration: Decodable {
  private enum CodingKeys: String, CodingKey {
    case labels, columnCount
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    labels = try container.decode([String].self, forKey: .labels)
    columnCount = try container.decode(Int.self, forKey: .columnCount)
    if let unknown = labels.first(where: { CalculatorCommand(label: $0) == nil }) {
      throw ButtonConfigurationError.unknownLabel(unknown)
    }
    guard columnCount > 0 else { throw ButtonConfigurationError.noColumns(columnCount) }
  }
}
