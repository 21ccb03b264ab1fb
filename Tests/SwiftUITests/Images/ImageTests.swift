import Foundation
import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ImageTests {
    @Test func aSymbolIsFoundByItsNameAndCalledByItsMeaning() throws {
      let screen = Screen {
        VStack {
          Image(systemName: "globe")
          Image(systemName: "person.crop.circle.fill")
          Image(systemName: "trash.fill").accessibilityIdentifier("bin")
        }
      }
      #expect(screen.element("globe")?.element.label == "Globe")
      #expect(screen.element("person.crop.circle.fill")?.element.label == "Person crop")
      #expect(screen.element("bin")?.element.label == "Delete")
    }

    @Test func aButtonIsNamedAfterWhatIsInItsLabel() throws {
      let screen = Screen {
        VStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Button {
          } label: {
            Text("Add exercise").accessibilityIdentifier("add")
          }
          Button {
          } label: {
            Text("Other").accessibilityIdentifier("inner")
          }.accessibilityIdentifier("outer")
        }
      }
      #expect(screen.element("plus")?.element.label == "Add")
      #expect(screen.element("plus")?.element.type == .button)
      #expect(screen.element("add")?.element.type == .button)
      #expect(screen.element("outer")?.element.label == "Other")
      #expect(!screen.has("inner"))
    }

    /// A bundle with an image of 12 by 8 points and a red colour, both called `Brand`.
    private func bundle() throws -> Bundle {
      let png = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 12, 0, 0, 0, 8])
      var catalog = AssetCatalog()
      var image = ImageAsset()
      let file = AssetFile(offset: 0, size: png.count)
      image.versions.add(
        .init(file: file, size: CGSize(width: 12, height: 8), scale: 1), for: AssetConditions(scale: 1))
      catalog.images["Brand"] = image
      var color = ColorAsset()
      color.versions.add(.components(DisplayColor(red: 1, green: 0, blue: 0)), for: AssetConditions())
      catalog.colors["Brand"] = color
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftUITests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try AssetArchive(catalog: catalog, files: png).bytes.write(to: url.appendingPathComponent(AssetCatalog.fileName))
      return try #require(Bundle(path: url.path))
    }

    @Test func imagesOfCatalogsHaveTheirSizeAndName() throws {
      let bundle = try bundle()
      defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
      let screen = Screen(width: 100, height: 100) {
        VStack(spacing: 0) {
          Image("Brand", bundle: bundle)
          Image(ImageResource(name: "Brand", bundle: bundle), label: Text("named"))
          Image(decorative: ImageResource(name: "Brand", bundle: bundle))
          Image("Missing", bundle: bundle)
        }
      }
      #expect(
        screen.tree
          == "image #Brand 'Brand' 44 38 12 8\nimage #Brand 'named' 44 46 12 8\nimage #Missing 'Missing' 50 62 0 0")
    }

    @Test func variableValuesOfImagesChangeNeitherSizeNorName() throws {
      let bundle = try bundle()
      defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
      let screen = Screen(width: 100, height: 100) {
        VStack(spacing: 0) {
          Image("Brand", variableValue: 0.5, bundle: bundle)
          Image("Brand", variableValue: nil, bundle: bundle, label: Text("named"))
          Image(decorative: "Brand", variableValue: 1, bundle: bundle)
        }
      }
      #expect(screen.tree == "image #Brand 'Brand' 44 38 12 8\nimage #Brand 'named' 44 46 12 8")
    }

    @Test func coloursOfCatalogsAreFoundByNameAndResource() throws {
      let bundle = try bundle()
      defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
      let red = DisplayColor(red: 1, green: 0, blue: 0)
      for color in [Color("Brand", bundle: bundle), Color(ColorResource(name: "Brand", bundle: bundle))] {
        #expect(UIColor(color).displayColor(with: .current) == red)
      }
      #expect(UIColor(Color("Missing", bundle: bundle)).displayColor(with: .current) == .clear)
      #expect(UIColor(Color(.displayP3, red: 1, green: 0, blue: 0)).displayColor(with: .current).red > 1)
      #expect(UIColor(Color(.systemRed)) != UIColor(Color(.systemBlue)))
    }

    @Test func picturesAreEqualWhereTheyShowTheSame() {
      #expect(Image(systemName: "star") == Image(systemName: "star"))
      #expect(Image(systemName: "star") != Image(systemName: "heart"))
      #expect(Image(systemName: "star").resizable() != Image(systemName: "star"))
    }
  }
}
