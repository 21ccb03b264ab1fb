import Foundation
import Testing
import WindfallCore

@testable import UIKit

struct NSDataAssetTests {
  @Test func `A data set is found by its name`() throws {
    let assets = try AssetBundle()
    var asset = DataAsset()
    _ = assets.addFile(Data("before".utf8))
    asset.versions.add(
      .init(file: assets.addFile(Data("[1]".utf8)), typeIdentifier: "public.json"), for: AssetConditions())
    assets.catalog.data["Words"] = asset
    let found = try #require(NSDataAsset(name: "Words", bundle: try assets.bundle()))
    #expect(found.data == Data("[1]".utf8) && found.typeIdentifier == "public.json" && found.name == "Words")
    #expect(NSDataAsset(name: "words", bundle: try assets.bundle()) == nil && NSDataAsset(name: "Words") == nil)
  }
}
