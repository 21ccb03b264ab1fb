import Foundation
import Testing
import WindfallCore

@testable import WindfallBuild

@Suite struct ColorSetReaderTests {
  private let catalog: CatalogFixture

  init() throws { catalog = try CatalogFixture() }

  private func asset(_ elements: String) throws -> ColorAsset {
    try catalog.write("{\"colors\": [\(elements)]}", to: "C.colorset/Contents.json")
    return try #require(try catalog.compile().catalog.colors["C"])
  }

  private func element(_ components: String, space: String = "srgb", more: String = "") -> String {
    """
    {"idiom": "universal", \(more) "color": {"color-space": "\(space)", "components": {\(components)}}}
    """
  }

  private func components(_ asset: ColorAsset, at place: AssetConditions = AssetConditions()) -> DisplayColor? {
    guard case .components(let color)? = asset.versions.best(at: place)?.value else { return nil }
    return color
  }

  @Test(
    "Components are fractions, whole numbers or hexadecimal",
    arguments: [
      ("\"red\": \"1.000\", \"green\": \"0.500\", \"blue\": \"0\", \"alpha\": \"0.250\"", 0.5, 0.25),
      ("\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"1\"", 0.2, 1),
      ("\"red\": \"0xFF\", \"green\": \"0x33\", \"blue\": \"0x00\", \"alpha\": \"1.000\"", 0.2, 1),
      ("\"red\": 1, \"green\": 0.5, \"blue\": 0, \"alpha\": 1", 0.5, 1),
    ])
  func forms(text: String, green: Double, alpha: Double) throws {
    let color = components(try asset(element(text)))
    #expect(color == DisplayColor(red: 1, green: green, blue: 0, alpha: alpha))
  }

  @Test("Each appearance and range of colours has its own; places left open have none")
  func variants() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}],"
    let asset = try asset(
      [
        "{\"idiom\": \"universal\"}", element("\"white\": \"1.0\", \"alpha\": \"1.0\"", space: "gray-gamma-22"),
        element("\"white\": \"0.0\", \"alpha\": \"1.0\"", more: dark),
        element(
          "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"", space: "display-p3",
          more: "\"display-gamut\": \"display-P3\","),
        element("\"white\": \"0.5\"", more: "\"display-gamut\": \"sRGB\","),
      ].joined(separator: ","))
    #expect(components(asset, at: AssetConditions(isDark: true)) == .black)
    #expect(components(asset, at: AssetConditions(gamut: .sRGB))?.red == 0.5)
    let wide = try #require(components(asset, at: AssetConditions(gamut: .displayP3)))
    #expect(abs(wide.red - 1.093) < 0.001 && abs(wide.green + 0.2267) < 0.001 && abs(wide.blue + 0.1501) < 0.001)
  }

  @Test(
    "What is no colour is named",
    arguments: [
      (
        "\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\"", "srgb",
        "colors[0].color.components.red: \"x\" is no number"
      ),
      ("\"red\": \"1\"", "srgb", "colors[0].color.components: a component is missing"),
      (
        "\"red\": \"1\", \"green\": \"0\", \"blue\": \"0\"", "cmyk",
        "colors[0].color: the colour space cmyk is not supported"
      ),
    ])
  func wrongColors(text: String, space: String, message: String) throws {
    let error = try #require(throws: BuildError.self) { try asset(element(text, space: space)) }
    #expect(error.message.contains("C.colorset/Contents.json: \(message)"), "\(error.message)")
  }
}
