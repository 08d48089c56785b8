import KernelApplication
import KernelDomain
import Synchronization
import TestSupport
import Testing

@testable import BookApplication

struct ShowOverviewTests {
  private let documents = InMemoryDocuments()
  private static let today = CivilDay(year: 2024, month: 3, day: 5)!

  private func show(_ features: [Feature], _ input: ShowOverview.Input = .init()) throws -> ShowOverview.Output {
    try ShowOverview(overviews: { features }, settings: documents, today: { Self.today })(input)
  }

  private let features = [
    Feature(name: "swimming", words: "swims", awaiting: 3), Feature(name: "running", words: nil, awaiting: 0),
    Feature(name: "strength", words: "sets", awaiting: 4),
  ]

  @Test func aPartAFeatureWithData() throws {
    let output = try show(features)
    #expect(!output.isEmpty && output.awaitsReview == 7)
    #expect(output.parts.features.map(\.name) == ["swimming", "strength"])
    #expect(output.awaiting == [.init(feature: "swimming", count: 3), .init(feature: "strength", count: 4)])
    #expect(output.parts.part(of: FeatureID("strength" as StaticString), as: String.self) == "sets 2024-03-05")
  }

  @Test func theSettingChoosesAndCountsAllTheSame() throws {
    documents.change { _ in Settings(values: ["book.overview": .text("running,strength")]) }
    let output = try show(features)
    #expect(output.parts.features.map(\.name) == ["strength"])
    #expect(!output.isEmpty && output.awaitsReview == 7)
  }

  @Test func theDayMayBeAnother() throws {
    let output = try show(features, .init(day: CivilDay("2020-01-01")))
    #expect(output.parts.part(of: FeatureID("swimming" as StaticString), as: String.self) == "swims 2020-01-01")
  }

  /// The overview still shows the other features.
  @Test func whatCannotBeReadIsSaid() throws {
    let output = try show(features + [Feature(name: "prayer", words: "?", awaiting: 9, isDamaged: true)])
    #expect(output.parts.features.map(\.name) == ["swimming", "strength"] && output.awaitsReview == 7)
    #expect(output.unread == [StoreFinding(place: "prayer", problem: .store(.missing))])
    #expect(try show(features).unread == nil)
  }

  @Test func aBookWithoutData() throws {
    let output = try show([features[1]])
    #expect(output.isEmpty && output.parts.isEmpty && output.awaitsReview == 0 && output.awaiting == nil)
  }

  @Test func theSettingTakesFeaturesOnce() {
    let setting = BookSettings.overview(of: ["swimming", "running"].compactMap { FeatureID($0) })
    for text in ["", "swimming", "running,swimming"] { #expect(setting.takes(.text(text)), "\(text)") }
    for text in ["walking", "swimming,", ",", "swimming,swimming", "swimming, running"] {
      #expect(!setting.takes(.text(text)), "\(text)")
    }
  }
}

/// Tells one text.
private struct Feature: FeatureOverview {
  let name: String
  let words: String?
  let awaiting: Int
  var isDamaged = false

  var feature: FeatureID { FeatureID(name)! }

  func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    if isDamaged { throw .storeDamaged(place: name, problem: .store(.missing)) }
    return FeatureGlance(part: words.map { "\($0) \(day)" }, awaitsReview: awaiting)
  }

  func awaitsReview() -> Int { awaiting }
}
