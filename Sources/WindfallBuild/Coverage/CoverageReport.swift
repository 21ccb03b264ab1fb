import Foundation

/// How much of a project's code its tests have run.
public struct CoverageReport: Sendable, Equatable {
  /// In the order of their paths.
  var files: [CoveredFile]
  /// Where paths in reports start.
  var sourceRoot: String

  init(files: [CoveredFile], sourceRoot: String) {
    self.files = files.sorted { $0.path < $1.path }
    self.sourceRoot = sourceRoot
  }

  /// The whole of it.
  public var totals: CoverageTotals { files.map(\.totals).sum }

  /// The targets that have files, in the order of their names, with those.
  var targets: [(name: String, files: [CoveredFile])] {
    Dictionary(grouping: files, by: \.target).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The path as reports show it.
  func shown(_ path: String) -> String {
    let root = sourceRoot.hasSuffix("/") ? sourceRoot : "\(sourceRoot)/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// Only what touches lines that were changed; files without any are gone.
  public func keeping(_ changes: ChangedLines) -> CoverageReport {
    CoverageReport(
      files: files.compactMap { file in
        guard let lines = changes.lines(of: file.path) else { return nil }
        let kept = file.keeping(lines)
        return kept.lines.isEmpty ? nil : kept
      }, sourceRoot: sourceRoot)
  }
}

extension CoverageReport {
  /// Takes what is the user's of what was counted in the compiled files.
  init(_ export: CoverageExport, measured: [(target: String, file: MeasuredFile)], sourceRoot: String) {
    var builders: [String: CoveredFileBuilder] = [:]
    for (target, file) in measured where builders[file.compiled.path] == nil {
      builders[file.compiled.path] = CoveredFileBuilder(file, target: target)
    }
    for function in export.data.flatMap(\.functions) {
      for (index, name) in function.filenames.enumerated() { builders[name]?.add(function, file: index) }
    }
    self.init(files: builders.values.compactMap(\.file), sourceRoot: sourceRoot)
  }
}
