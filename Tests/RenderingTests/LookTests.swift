import DesignSystem
import Foundation
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Testing

@testable import Rendering

/// The five designs look as their documents do.
@Suite struct LookTests {
  /// What no page uses is no part of a design.
  @Test(arguments: DesignTheme.all.map(\.id)) func everyTokenIsUsed(_ id: String) throws {
    let sheet = try styleSheet(id)
    let names = Set(sheet.matches(of: /(--[a-z0-9-]+):/).map { String($0.output.1) })
    let used = Set(sheet.matches(of: /var\((--[a-z0-9-]+)/).map { String($0.output.1) })
    #expect(names.count > 100 && names.subtracting(used).sorted() == [])
    // What is used is there, or set by an element, or has something to fall back on.
    let given: Set = [
      "--at", "--part", "--x", "--y", "--w", "--from", "--to", "--length", "--fill", "--on-fill", "--tint",
      "--chart-ground", "--wash", "--motion-spring", "--line",
    ]
    let missing = used.subtracting(names).subtracting(given).filter {
      !$0.hasPrefix("--t") && !sheet.contains("\($0),")
    }
    #expect(missing.sorted() == [])
  }

  /// A row with two captions has one below its name and one below its number, in every design.
  @Test(arguments: DesignTheme.all.map(\.id)) func twoCaptionsStandBelow(_ id: String) throws {
    #expect(try styleSheet(id).contains(".trailing + .trailing") || styleSheet(id).contains(".trailing+.trailing"))
  }

  @Test func noDesignLooksLikeAnother() {
    let looks = DesignTheme.all.map { Look($0.design).text }
    #expect(Set(looks).count == 5)
  }

  @Test func designsDoWhatTheirDocumentsSay() throws {
    #expect(try styleSheet("prayer-tracker").contains("linear-gradient(to right,color-mix"))
    #expect(try styleSheet("pt-expo").contains(".choice:where(:not(.week)){gap:0;width:fit-content"))
    #expect(try styleSheet("samwise").contains("--card-radius:var(--radius-large)"))
    #expect(try styleSheet("run-buddy").contains(".card:has(.hero-number){width:85%"))
    #expect(!(try styleSheet("records-book")).contains("--elevation-low:"))
  }

  /// Each text style of the document has parts of a page: those of a token, or those that the design names.
  @Test func everyTextStyleOfSamwiseIsUsed() throws {
    let type = DesignTheme.samwise.type
    let used = Set(type.roles.values).union(Look(.samwise).styles)
    #expect(type.steps.steps.map(\.name).filter { !used.contains($0) } == [])
    let sheet = try styleSheet("samwise")
    #expect(sheet.contains(":root{--type-headline:600 1.0625rem/1.3 -apple-system"))
    for style in ["title-standard", "headline", "callout", "subheadline", "caption-small"] {
      #expect(sheet.contains("font:var(--type-\(style))"), "\(style)")
    }
    #expect(!(try styleSheet("records-book")).contains("--type-headline"))
  }

  private func styleSheet(_ id: String) throws -> String {
    let theme = try #require(DesignTheme.all.first { $0.id == id })
    return String(decoding: PageRenderer(theme: theme, drawings: .kernel).styleSheet, as: UTF8.self)
  }
}
