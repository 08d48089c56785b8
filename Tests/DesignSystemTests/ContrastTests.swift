import Composition
import DesignSystem
import Foundation
import KernelPresentation
import Testing

/// Every pair of colours that meets on a screen, in every theme and appearance.
@Suite struct ContrastTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let theme: DesignTheme
    let appearance: Appearance

    static let all = App.designs.flatMap { theme in
      Appearance.allCases.map { Look(theme: theme, appearance: $0) }
    }

    var testDescription: String {
      "\(theme.id), \(appearance.mode.rawValue), \(appearance.contrast.rawValue)"
    }
  }

  @Test(arguments: Look.all) func everyPairIsReadable(_ look: Look) {
    for pair in look.theme.palette.pairs {
      let ratio = contrast(pair.foreground(look.appearance), pair.background(look.appearance))
      #expect(ratio >= pair.use.least(look.appearance.contrast), "\(pair.name): \(ratio)")
    }
  }

  @Test(arguments: [Appearance.Contrast.standard, .increased]) func everyPairOfTheLoginIsReadable(
    _ level: Appearance.Contrast
  ) {
    for (name, pair, use) in SignInColors.pairs {
      let (foreground, background) = pair(SignInColors(level))
      let ratio = contrast(foreground, background)
      #expect(ratio >= use.least(level), "\(name): \(ratio)")
    }
  }

  /// A palette without a hue would leave its pairs out of the gate above.
  @Test(arguments: DesignTheme.all.map(\.id)) func everyHueIsThere(_ id: String) throws {
    let theme = try #require(DesignTheme.all.first { $0.id == id })
    let meanings: [Hue] = [.label, .secondary, .accent, .positive, .best, .warning, .destructive, .info]
    for hue in meanings + Hue.accents { #expect(theme.palette[hue] != nil, "\(hue.name)") }
    let surfaces = theme.palette.wash == nil ? 2 : 3
    #expect(theme.palette.pairs.count == theme.palette.hueNames.count * (surfaces * 2 + 4) + 2)
  }

  @Test func ratioAgreesWithKnownValues() {
    #expect(abs(contrast(RGB(0x000000), RGB(0xFFFFFF)) - 21) < 0.001)
    #expect(abs(contrast(RGB(0x007AFF), RGB(0xFFFFFF)) - 4.01) < 0.01)
  }

  @Test func unknownTokenHasNoColor() {
    #expect(DesignTheme.recordsBook.palette[ColorToken(Hue("nothing"), .text)] == nil)
    #expect(ColorToken("accent.text") == Hue.accent.text)
    #expect(ColorToken("accent.edge") == nil)
    #expect(ColorToken("accent") == nil)
  }

  @Test(arguments: ["a", "accent", "eighteen", "breaststroke", "sixteen letters!", "zeleň"])
  func huesKeepTheirNames(_ name: String) {
    #expect(Hue(name).name == name)
    #expect(ColorToken(name + ".fill") == Hue(name).fill)
    #expect(Hue(name) != Hue("b"))
    #expect(ColorToken("seventeen letters.fill") == nil)
  }

  @Test func colorsAreMixedAsSeen() {
    #expect(RGB(0xFFFFFF).under(RGB(0x007AFF), percent: 10) == RGB(0xE6F2FF))
    #expect(RGB(0x102030).under(RGB(0xFFFFFF), percent: 0) == RGB(0x102030))
    #expect(RGB(0x102030).under(RGB(0xFFFFFF), percent: 100) == RGB(0xFFFFFF))
    #expect(RGB(0x0A0B0C).hex == "#0A0B0C")
  }

  /// 280 pairs of the five documents, measured by another program.
  @Test(.enabled(if: testData != nil)) func ratioAgreesWithAMatrixMeasuredElsewhere() throws {
    let path = (testData ?? "") + "/contrast-matrix.csv"
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 280)
    for row in rows {
      let (front, back) = (try #require(hex(row[3])), try #require(hex(row[5])))
      #expect(abs(contrast(front, back) - (Double(row[7]) ?? 0)) < 0.011, "\(row)")
    }
  }

  private func hex(_ text: Substring) -> RGB? {
    UInt32(text.dropFirst(), radix: 16).map { RGB($0) }
  }
}

private let testData = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"]
