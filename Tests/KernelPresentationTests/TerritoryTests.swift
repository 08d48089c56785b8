import KernelPresentation
import Testing

@Suite struct TerritoryTests {
  @Test(
    arguments: [
      (["LANG": "cs_CZ.UTF-8"], "CZ"), (["LANG": "en_US"], "US"), (["LC_TIME": "en_GB.UTF-8", "LANG": "en_US"], "GB"),
      (["LC_ALL": "ar_EG", "LC_TIME": "en_GB"], "EG"), (["LC_ALL": "", "LANG": "de_AT@euro"], "AT"),
      (["LANG": "C.UTF-8"], nil), (["LANG": "cs"], nil), (["LANG": "es_419"], nil), ([:], nil),
      (["LC_ALL": "C", "LANG": "cs_CZ"], nil),
    ] as [([String: String], String?)]) func itIsThatOfTimes(_ environment: [String: String], _ name: String?)
  {
    #expect(Territory.name { environment[$0] } == name)
  }
}
