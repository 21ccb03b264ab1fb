import Foundation

/// A report as web pages that need nothing from elsewhere: a list of all files, the worst first, and each with its source.
struct CoveragePages {
  let report: CoverageReport

  /// The pages by the names of their files.
  var pages: [(name: String, text: String)] {
    let sorted = report.files.sorted { left, right in
      (left.totals.lines.percent, left.path) < (right.totals.lines.percent, right.path)
    }
    let named = sorted.enumerated().map { index, file in (name: "file-\(index + 1).html", file: file) }
    return [("index.html", index(named))] + named.map { ($0.name, page($0.file)) }
  }

  private func index(_ files: [(name: String, file: CoveredFile)]) -> String {
    let rows = files.map { name, file in
      """
      <tr><td><a href="\(name)">\(XMLText.escaped(report.shown(file.path)))</a></td>\
      <td>\(XMLText.escaped(file.target))</td>\(Self.cells(file.totals))</tr>
      """
    }
    let targets = report.targets.map { name, files in
      "<tr><td>\(XMLText.escaped(name))</td><td></td>\(Self.cells(files.map(\.totals).sum))</tr>"
    }
    let names = ["\u{200B}", "Target", "Lines", "", "Functions", "Regions", "Branches"]
    let head = "<tr>\(names.map { "<th>\($0)</th>" }.joined())</tr>"
    return Self.document(
      "Coverage",
      """
      <h1>Coverage: \(report.totals.lines.text) of \(report.totals.lines.all) lines</h1>
      <h2>Targets</h2><table>\(head)
      \(targets.joined(separator: "\n"))
      </table>
      <h2>Files, the least covered first</h2><table>\(head)
      \(rows.joined(separator: "\n"))
      </table>
      """)
  }

  private func page(_ file: CoveredFile) -> String {
    let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let number = index + 1
      let count = file.lines[number]
      let kind = count.map { $0 > 0 ? "hit" : "miss" } ?? "none"
      return """
        <tr id="L\(number)" class="\(kind)"><td>\(number)</td><td>\(count.map(String.init) ?? "")</td>\
        <td><pre>\(XMLText.escaped(String(line)))</pre></td></tr>
        """
    }
    let name = XMLText.escaped(report.shown(file.path))
    return Self.document(
      name,
      """
      <p><a href="index.html">All files</a></p><h1>\(name)</h1>
      <p>\(file.totals.lines.text) of \(file.totals.lines.all) lines, \(file.totals.functions.text) of \
      \(file.totals.functions.all) functions</p>
      <table class="source">
      \(lines.joined(separator: "\n"))
      </table>
      """)
  }

  private static func cells(_ totals: CoverageTotals) -> String {
    let share = totals.lines
    return """
      <td>\(share.text)</td><td><meter min="0" max="100" low="50" high="80" optimum="100" \
      value="\(Int(share.percent))"></meter> \(share.covered)/\(share.all)</td>\
      <td>\(totals.functions.text)</td><td>\(totals.regions.text)</td><td>\(totals.branches.text)</td>
      """
  }

  private static func document(_ title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 2em auto; max-width: 70em; padding: 0 1em; }
    table { border-collapse: collapse; width: 100%; }
    td, th { padding: .2em .6em; text-align: left; border-bottom: 1px solid #8884; }
    .source td { border: 0; padding: 0 .6em; } .source td:nth-child(-n+2) { text-align: right; opacity: .6; width: 4em; }
    pre { margin: 0; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
    .hit td:last-child { background: #2a62; } .miss td:last-child { background: #d333; }
    .miss td:nth-child(2) { color: #d33; opacity: 1; font-weight: bold; }
    </style></head><body>
    \(body)
    </body></html>

    """
  }
}
