import KernelDomain
import Testing

@testable import KernelPresentation

@Suite struct SpanTextTests {
  private static let spans: [(String, String?, String?)] = [
    ("12:30-12:50", "12:30", "12:50"), ("12:30 – 12:50", "12:30", "12:50"), ("12:30 12:50", "12:30", "12:50"),
    ("12:30 - 12:50", "12:30", "12:50"), ("2:00-", "2:00", nil), ("-25:00", nil, "25:00"), ("2:00–", "2:00", nil),
    ("2015-08-15T14:45:08Z/2015-08-15T14:57:38Z", "2015-08-15T14:45:08Z", "2015-08-15T14:57:38Z"),
    ("2015-08-15T14:45:08Z 2015-08-15T14:57:38Z", "2015-08-15T14:45:08Z", "2015-08-15T14:57:38Z"),
    ("2015-08-15T14:45:08Z – 12:50", "2015-08-15T14:45:08Z", "12:50"),
  ]

  @Test(arguments: spans) func twoMomentsAreReadAsPeopleWriteThem(_ text: String, _ from: String?, _ to: String?) throws
  {
    let span = try #require(SpanText(text))
    #expect(span.from == from && span.to == to)
  }

  @Test(arguments: ["", "-", "–", " ", "12:30", "1-2-3", "1 2 3", "2015-08-15T14:45:08Z"])
  func whatIsNoTwoMomentsIsRefused(_ text: String) {
    #expect(SpanText(text) == nil)
  }
}
