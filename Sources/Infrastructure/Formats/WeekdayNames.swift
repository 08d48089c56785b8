/// Recognises the days of the week by their names and abbreviations in the languages of `MonthNames`.
package enum WeekdayNames {
  /// Whether a word names a day of the week. Of a name of several words, each does.
  /// - Parameter word: the word in lower case.
  package static func contains(_ word: String) -> Bool { names.contains(word) }

  private static let names: Set<String> = {
    let names = [
      "monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun",
      "pondělí po úterý út středa st čtvrtek čt pátek pá sobota so neděle ne",
      "montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so",
      "lunes lun martes mar miércoles mié jueves jue viernes vie sábado sáb domingo dom",
      "lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim",
      "lunedì lun martedì mar mercoledì mer giovedì gio venerdì ven sabato sab domenica dom",
      "segunda seg terça ter quarta qua quinta qui sexta sex sábado sáb domingo dom feira",
      "maandag ma dinsdag di woensdag wo donderdag do vrijdag vr zaterdag za zondag zo",
      "poniedziałek pon wtorek wt środa śr czwartek czw piątek pt sobota sob niedziela niedz",
      "mandag man tirsdag tir tirs onsdag ons torsdag tor tors fredag fre lørdag lør søndag søn",
      "måndag mån tisdag tis lördag lör söndag sön",
      "maanantai maanantaina ma tiistai tiistaina ti keskiviikko keskiviikkona ke torstai torstaina to",
      "perjantai perjantaina pe lauantai lauantaina la sunnuntai sunnuntaina su",
      "pazartesi pzt salı sal çarşamba çar perşembe per cuma cum cumartesi cmt pazar paz",
      "понедельник пн вторник вт среда ср четверг чт пятница пт суббота сб воскресенье вс",
      "понеділок вівторок середа четвер п ятниця п’ятниця пʼятниця субота неділя нд",
    ]
    return Set(names.flatMap { $0.split(separator: " ").map(String.init) })
  }()
}
