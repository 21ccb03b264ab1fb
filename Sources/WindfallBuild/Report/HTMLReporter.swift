import Foundation
import WindfallCore

/// Writes a run as one web page that needs nothing from elsewhere: what failed first, with source, screen and output.
public final class HTMLReporter: Reporter {
  private let file: ReportFile
  private let title: String
  private let attachments: AttachmentFiles
  private let history: RunHistory?
  private var results = RunResults()
  /// So many earlier runs are shown beside a test.
  private static let pastCount = 10

  /// Throws when the file cannot be written. Pictures are taken from the folder of attachments; the history is that of the
  /// runs before.
  public init(
    path: String, title: String, attachmentFolder: String? = nil, history: RunHistory? = nil
  ) throws(BuildError) {
    file = try ReportFile(path: path)
    self.title = title
    self.history = history
    attachments = AttachmentFiles(folder: attachmentFolder)
  }

  public func report(_ event: TestEvent) throws {
    results.note(event)
    if case .runEnded = event { try file.write(page) }
  }

  private var page: String {
    let order = TestOutcome.Kind.allCases
    let sections = order.filter { results.count($0) > 0 }.map { kind in
      """
      <section class="\(kind.rawValue)"><h2>\(results.count(kind)) \(kind.rawValue)</h2>
      \(results.all(kind).map(entry).joined(separator: "\n"))
      </section>
      """
    }
    let choices = order.map { kind in
      "<label><input type=\"checkbox\" value=\"\(kind.rawValue)\" checked> \(kind.rawValue)</label>"
    }
    let seed = results.seed.map { "<p><code>--seed \($0)</code> repeats the order.</p>" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(XMLText.escaped(title)): tests</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(Self.style)</style></head><body>
      <header><h1>\(XMLText.escaped(title))</h1><p>\(results.summary)</p>\(seed)
      <form><input type="search" placeholder="Name of a test" aria-label="Name of a test">
      \(choices.joined(separator: "\n"))</form></header>
      <main>\(sections.joined(separator: "\n"))</main>
      <script>\(Self.script)</script></body></html>

      """
  }

  private func entry(_ outcome: TestOutcome) -> String {
    let name = XMLText.escaped(outcome.test.description)
    let time = "<span>\(past(of: outcome))\(ReportText.seconds(outcome.duration))</span>"
    let content = content(outcome)
    if content.isEmpty { return "<div class=\"test\" data-name=\"\(name.lowercased())\">\(name)\(time)</div>" }
    let open = outcome.kind == .failed ? " open" : ""
    return """
      <details class="test" data-name="\(name.lowercased())"\(open)><summary>\(name)\(time)</summary>
      \(content)</details>
      """
  }

  /// A mark for each of the runs before, the latest last.
  private func past(of outcome: TestOutcome) -> String {
    let kinds = history?.past(of: outcome.test.description, Self.pastCount) ?? []
    guard !kinds.isEmpty else { return "" }
    let text = "Before: " + kinds.map(\.rawValue).joined(separator: ", ")
    let marks = kinds.map { "<i class=\"\($0.rawValue)\"></i>" }.joined()
    return "<b class=\"past\" role=\"img\" aria-label=\"\(text)\" title=\"\(text)\">\(marks)</b> "
  }

  private func content(_ outcome: TestOutcome) -> String {
    var parts: [String] = []
    for issue in outcome.issues {
      parts.append("<p class=\"message\">\(XMLText.escaped(issue.message))</p>")
      if let path = issue.file {
        let place = issue.line.map { "\(path):\($0)" } ?? path
        let excerpt = issue.line.flatMap { SourceExcerpt(file: path, line: $0) }?.lines ?? []
        parts.append(Self.block(([place] + excerpt).joined(separator: "\n")))
      }
      if !issue.backtrace.isEmpty { parts.append(Self.folded("Backtrace", issue.backtrace)) }
      if let tree = issue.elementTree, !tree.isEmpty {
        parts.append(Self.folded("On the screen", ElementTreeExcerpt(tree, about: issue.message).lines))
      }
    }
    parts += attachments.files(of: outcome.test).map(Self.attachment)
    if !outcome.output.isEmpty { parts.append(Self.folded("Output", outcome.output)) }
    return parts.joined(separator: "\n")
  }

  private static func block(_ text: String) -> String { "<pre>\(XMLText.escaped(text))</pre>" }

  private static func folded(_ title: String, _ lines: [String]) -> String {
    "<details><summary>\(title)</summary>\(block(lines.joined(separator: "\n")))</details>"
  }

  private static func attachment(_ path: String) -> String {
    let name = XMLText.escaped(path.split(separator: "/").last.map(String.init) ?? path, inAttribute: true)
    let types = ["png": "image/png", "jpg": "image/jpeg"]
    guard let type = types[path.split(separator: ".").last.map(String.init) ?? ""],
      let data = FileManager.default.contents(atPath: path)
    else { return "<p>\(name)</p>" }
    return "<figure><img alt=\"\(name)\" src=\"data:\(type);base64,\(data.base64EncodedString())\">"
      + "<figcaption>\(name)</figcaption></figure>"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 2em auto; max-width: 64em; padding: 0 1em; }
    form { display: flex; flex-wrap: wrap; gap: 1em; } input[type=search] { flex: 1; min-width: 12em; padding: .3em; }
    .test { border-left: 4px solid #8888; padding: .2em .8em; margin: .3em 0; overflow-wrap: anywhere; }
    .test span { float: right; opacity: .6; } .failed .test { border-color: #d33; } .passed .test { border-color: #2a6; }
    .flaky .test { border-color: #c80; } .past i { display: inline-block; width: 5px; height: 12px; margin: 0 1px; }
    i.passed { background: #2a6; } i.failed { background: #d33; } i.flaky { background: #c80; } .message { white-space: pre-wrap; font-weight: 600; }
    pre { overflow: auto; padding: .6em; background: #8882; font: 13px/1.5 ui-monospace, monospace; }
    img { max-width: 20em; border: 1px solid #8888; } [hidden] { display: none; }
    """

  private static let script = """
    const search = document.querySelector('input[type=search]');
    const boxes = [...document.querySelectorAll('input[type=checkbox]')];
    function filter() {
      const text = search.value.toLowerCase();
      for (const box of boxes) {
        const section = document.querySelector('section.' + box.value);
        if (section) section.hidden = !box.checked;
      }
      for (const test of document.querySelectorAll('.test')) test.hidden = !test.dataset.name.includes(text);
    }
    document.querySelector('form').addEventListener('input', filter);
    document.querySelector('form').addEventListener('submit', event => event.preventDefault());
    """
}
