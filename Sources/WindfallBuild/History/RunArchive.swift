import Foundation

/// The runs of a project that are kept in its derived data, a file each.
struct RunArchive {
  /// How many are kept.
  static let capacity = 30

  let folder: URL

  init(_ derivedData: DerivedData) { folder = derivedData.root.appendingPathComponent("History") }

  /// Adds a run, and removes those that are too many.
  ///
  /// What cannot be written is left out: that a run cannot be remembered is no reason to fail it.
  func add(_ run: RecordedRun) {
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(Int64((run.date.timeIntervalSince1970 * 1000).rounded()))-\(getpid()).json"
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    try? encoder.encode(run).write(to: folder.appendingPathComponent(name), options: .atomic)
    for name in names.dropLast(Self.capacity) { try? files.removeItem(at: folder.appendingPathComponent(name)) }
  }

  /// The runs that can be read, the oldest first.
  var runs: [RecordedRun] { latest(.max) }

  /// The last of them, at most so many, the oldest first.
  func latest(_ count: Int) -> [RecordedRun] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return names.suffix(count).compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
        .flatMap { try? decoder.decode(RecordedRun.self, from: $0) }
    }
  }

  /// Their names begin with the time, of one number of digits until the year 2286.
  private var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }
}
