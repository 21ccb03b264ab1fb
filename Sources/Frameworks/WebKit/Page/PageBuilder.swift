@_spi(Windfall) import UIKit
import WindfallCore

/// Turns the elements of a page into blocks of lines, with the looks that browsers give elements without a style sheet.
@MainActor struct PageBuilder {
  private static let unseen: Set<String> = ["head", "script", "style", "template", "title", "meta", "link", "datalist"]

  /// Texts and controls that were found and belong to no block yet.
  private var line: [PageInline] = []
  private(set) var blocks: [PageBlock] = []
  private var indent = 0.0
  private var margin = 0.0
  private var linkCount = 0
  private let controls: PageControls
  /// What addresses are relative to.
  private let base: URL

  init(base: URL, controls: PageControls) {
    self.base = base
    self.controls = controls
  }

  mutating func add(_ node: HTMLNode) {
    addChildren(of: node, style: PageTextStyle())
    endBlock()
  }

  private mutating func addChildren(of node: HTMLNode, style: PageTextStyle) {
    for child in node.children { add(child, style: style) }
  }

  private mutating func add(_ node: HTMLNode, style: PageTextStyle) {
    if node.name.isEmpty { return addText(node.text, style: style) }
    guard !Self.unseen.contains(node.name), !isHidden(node) else { return }
    if let looks = PageElementLooks.blocks[node.name] {
      addBlock(node, looks: looks, style: style)
    } else if node.name == "tr" {
      addRow(node, style: style)
    } else {
      addInline(node, style: style)
    }
  }

  private func isHidden(_ node: HTMLNode) -> Bool {
    let rules = (node.attributes["style"] ?? "").lowercased().filter { !$0.isWhitespace }
    return node.attributes["hidden"] != nil || node.attributes["aria-hidden"] == "true"
      || rules.contains("display:none") || rules.contains("visibility:hidden")
  }

  // MARK: - Blocks

  private mutating func addBlock(_ node: HTMLNode, looks: PageElementLooks, style: PageTextStyle) {
    endBlock()
    if node.name == "hr" { return blocks.append(.rule) }
    var style = style
    looks.apply(to: &style)
    margin = max(margin, looks.margin)
    indent += looks.indent
    if node.name == "li" { addText("• ", style: style) }
    addChildren(of: node, style: style)
    if looks.margin > 0, line.isEmpty { margin = max(margin, looks.margin) }
    endBlock(below: looks.margin)
    indent -= looks.indent
  }

  private mutating func addRow(_ node: HTMLNode, style: PageTextStyle) {
    endBlock()
    let cells = node.children.filter { $0.name == "td" || $0.name == "th" }
    let columns = cells.map { cell in
      var builder = PageBuilder(base: base, controls: controls)
      builder.linkCount = linkCount
      var style = style
      if cell.name == "th" { style.font.weight = .bold }
      builder.addChildren(of: cell, style: style)
      builder.endBlock()
      linkCount = builder.linkCount
      return builder.blocks
    }
    if !columns.isEmpty { blocks.append(.row(columns, indent: indent)) }
  }

  /// Makes a block of what was found since the last one.
  private mutating func endBlock(below: Double = 0) {
    defer { line = [] }
    let isBlank = line.allSatisfy {
      if case .text(let text, _) = $0 { text.allSatisfy { $0 == " " } } else { false }
    }
    guard !isBlank else { return }
    blocks.append(.lines(line, margin: margin, indent: indent))
    margin = below
  }

  // MARK: - Lines

  private mutating func addText(_ text: String, style: PageTextStyle) {
    if style.isPreformatted {
      for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { line.append(.lineBreak) }
        if !part.isEmpty { line.append(.text(String(part), style)) }
      }
      return
    }
    let text = HTMLNode.collapse(text)
    if !text.isEmpty { line.append(.text(text, style)) }
  }

  private mutating func addInline(_ node: HTMLNode, style: PageTextStyle) {
    var style = style
    switch node.name {
    case "br": return line.append(.lineBreak)
    case "img", "input", "button", "textarea":
      if let (view, size) = controls.view(for: node, base: base, link: style.link) { line.append(.view(view, size)) }
      return
    case "select":
      return addText(node.first("option")?.collapsedText ?? "", style: style)
    case "a": style.link = link(of: node) ?? style.link
    default: PageElementLooks.inlines[node.name]?(&style)
    }
    addChildren(of: node, style: style)
  }

  private mutating func link(of node: HTMLNode) -> PageLink? {
    guard let reference = node.attributes["href"]?.trimmingCharacters(in: .whitespacesAndNewlines),
      let address = URL(string: reference, relativeTo: base)?.absoluteURL
    else { return nil }
    linkCount += 1
    return PageLink(
      address: address, label: node.attributes["aria-label"], opensWindow: node.attributes["target"] == "_blank",
      number: linkCount)
  }
}
