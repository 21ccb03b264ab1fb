import Testing

@testable import WindfallBuild

/// The pairs are those that Xcode makes.
@Suite struct AssetSymbolNameTests {
  @Test(
    arguments: [
      ("AccentColor", "accent"), ("BlackGrayColor", "blackGray"), ("backgroundColor", "background"),
      ("FilesImage", "files"), ("final-image", "final"), ("adult_products_image", "adultProducts"), ("Image", "image"),
      ("welcomeVCimage", "welcomeVCimage"), ("NoraColorIcon", "noraColorIcon"), ("Image1", "image1"),
      ("Launch_screen_colour", "launchScreenColour"), ("UIColour", "uiColour"), ("BGColorOne", "bgColorOne"),
      ("Leg Lifts with Hip Raises", "legLiftsWithHipRaises"), ("U-Crunches", "uCrunches"), ("icon_ID", "iconID"),
      ("Empty man PP", "emptyManPP"), ("alex n friend", "alexNFriend"), ("CFConfezione", "cfConfezione"),
      ("BMR", "BMR"), ("B", "B"), ("B2", "B_2"), ("AL-0", "AL_0"), ("IMG02", "IMG_02"), ("A-1-1-0", "A_1_1_0"),
      ("1024", "_1024"), ("10d", "_10D"), ("10D", "_10_D"), ("2ed", "_2Ed"), ("2x2", "_2X2"),
      ("40k-white", "_40KWhite"),
      ("1_back_arm", "_1BackArm"), ("a25", "a25"), ("c21-border", "c21Border"), ("Default", "`default`"),
      ("repeat.slash", "repeatSlash"), ("+", nil),
    ] as [(String, String?)])
  func `An asset's name becomes a Swift name`(asset: String, symbol: String?) {
    #expect(AssetSymbolName.member(for: asset) == symbol)
  }

  @Test(arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("tab bar", "TabBar"), ("2 Go", "_2Go")])
  func `A folder's name becomes the name of a type`(folder: String, type: String) {
    #expect(AssetSymbolName.type(for: folder) == type)
  }
}
