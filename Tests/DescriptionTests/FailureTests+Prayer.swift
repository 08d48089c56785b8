import TestSupport

extension FailureTests {
  /// What prayer's methods take, so that they succeed or fail for another reason than their input.
  func prayerInput(_ method: String) -> String {
    switch method {
    case "prayer.logPrayer": #"{"prayer":"fajr","status":"on-time"}"#
    case "prayer.clearEntry", "prayer.makeUp": #"{"prayer":"fajr"}"#
    case "prayer.logRange": #"{"from":"2026-01-01","to":"2026-01-02","status":"missed"}"#
    case "prayer.estimateDebt": #"{"from":"2020-01-01","to":"2020-12-31"}"#
    case "prayer.setDebt": #"{"prayer":"fajr","count":1}"#
    case "prayer.showEntry": #"{"day":"2026-01-01","prayer":"fajr"}"#
    case "prayer.removeExcuse": #"{"from":{"day":"2026-01-01","prayer":"fajr"}}"#
    case "prayer.settleExcuse": #"{"from":{"day":"2026-01-01","prayer":"fajr"},"way":"keep"}"#
    case "prayer.removeTravel": #"{"from":"2026-01-01"}"#
    case "prayer.logExtra", "prayer.clearExtra": #"{"extra":"witr"}"#
    case "prayer.setFastsOwed": #"{"count":1}"#
    case "prayer.setHijriMonth": #"{"month":"1448-09","begins":"2027-02-08"}"#
    case "prayer.removeHijriMonth": #"{"month":"1448-09"}"#
    case "prayer.exportCalendar":
      #"{"path":"\#(book.folder.path)/prayers.ics","from":"2026-01-01","to":"2026-01-02"}"#
    case "prayer.setPlace": #"{"latitude":50.1,"longitude":14.4,"zone":"Europe/Prague"}"#
    case "prayer.findCities": #"{"name":"prague"}"#
    case "prayer.setReminder": #"{"when":"at"}"#
    case "prayer.removeReminder": #"{"id":"none"}"#
    case "prayer.deleteAll": #"{"confirm":"delete all prayers"}"#
    default: "{}"
    }
  }
}
