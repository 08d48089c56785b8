package import KernelApplication
import KernelDomain

extension InputMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    switch self {
    case .noSuchMethod(let name, let methods):
      speech.words(
        cs: "metoda „\(name)“ neexistuje", en: "there is no method \"\(name)\"", hint: speech.choice(methods) + ".")
    case .parametersByName:
      speech.words(
        cs: "parametry se zadávají jmény, jako objekt", en: "parameters are taken by name, as an object")
    case .noSuchScreen(let address, let patterns):
      speech.words(
        cs: "obrazovka „\(address)“ neexistuje", en: "there is no screen \"\(address)\"",
        hint: speech.choice(patterns) + ".")
    case .noSuchPart(let text, let route, let name):
      speech.words(
        cs: "„\(text)“ v \(route) nejde použít jako \(name)", en: "\"\(text)\" in \(route) is no \(name)")
    case .noSuchChoice(let name, let route):
      speech.words(cs: "\(route) nemá volbu „\(name)“", en: "\(route) has no \"\(name)\" to choose")
    case .screenRefused(let route, let device):
      speech.words(
        cs:
          "\(route) se neukáže: má \(ScreenPolicy.name(of: device, .cs)), a to tato část knihy slíbila neukazovat nikdy",
        en: "\(route) is not shown: it has \(ScreenPolicy.name(of: device, .en)), which this part of the book promises "
          + "never to show")
    case .noMonth(let text):
      speech.words(
        cs: text.map { "měsíc „\($0)“ neexistuje" } ?? "to není měsíc",
        en: text.map { "there is no month \"\($0)\"" } ?? "that is no month",
        hint: speech.say(cs: "Zadejte ho jako 2025-03.", en: "Give it as 2025-03."))
    case .noClock(let text):
      speech.words(
        cs: "hodiny nemohou začít od „\(text)“", en: "no clock can begin at \"\(text)\"",
        hint: speech.say(
          cs: "Zadejte čas v UTC od roku 1970 do 2262 a třeba rychlost 0 až 86400: 2026-06-21T03:00:00Z x600",
          en: "Give a time in UTC from 1970 to 2262 and perhaps a rate from 0 to 86400: 2026-06-21T03:00:00Z x600"))
    case .inputNotUTF8:
      speech.words(
        cs: "vstup není v UTF-8", en: "the input is not UTF-8",
        hint: speech.say(
          cs: "Nastavte terminál nebo program, který ho posílá, na UTF-8.",
          en: "Set the terminal, or the program that sends it, to UTF-8."))
    case .dayOutside(let day, let first, let last):
      speech.words(
        cs: "den \(day) je mimo rozmezí \(first) až \(last)", en: "the day \(day) is not within \(first) to \(last)",
        hint: speech.say(cs: "Zadejte den z toho rozmezí.", en: "Give a day within that."))
    case .noSuchZone(let name):
      speech.words(
        cs: "časové pásmo „\(name)“ neexistuje", en: "there is no time zone \"\(name)\"",
        hint: speech.say(cs: "Zadejte ho jako Europe/Prague.", en: "Give it as Europe/Prague."))
    case .noNumber(let text):
      speech.words(cs: "„\(text)“ není číslo", en: "\"\(text)\" is no number")
    case .noCoordinates(let text):
      speech.words(
        cs: "„\(text)“ není šířka a délka", en: "\"\(text)\" is no latitude and longitude",
        hint: speech.say(cs: "Zadejte je jako 50.08, 14.43.", en: "Give them as 50.08, 14.43."))
    case .noSpan(let text):
      speech.words(
        cs: "„\(text)“ není od–do", en: "\"\(text)\" is no from and to",
        hint: speech.say(cs: "Zadejte dva časy jako 12:30-12:50.", en: "Give two times as 12:30-12:50."))
    case .noFileChosen:
      speech.words(
        cs: "není vybraný žádný soubor", en: "no file was chosen",
        hint: speech.say(cs: "Napište cestu, nebo vyberte soubor.", en: "Write a path, or choose a file."))
    case .pathTooLong(let bytes, let most):
      speech.words(
        cs: "cesta má \(bytes) bajtů a systém bere nejvýš \(most)",
        en: "the path has \(bytes) bytes, and the system takes at most \(most)")
    case .pathNotAbsolute(let path):
      speech.words(
        cs: "„\(path)“ není úplná cesta: musí začínat /, protože služba pracuje ve vlastní složce",
        en: "\"\(path)\" is no absolute path: it has to begin with /, since the service works in a folder of its own")
    case .nameBytes(let found, let most):
      speech.words(
        cs: "jméno má \(found) bajtů, vejde se nejvýš \(most) znaků",
        en: "the name has \(found) bytes, at most \(most) characters are kept", hint: InputMessage.shorter(speech))
    case .nameCharacters(let found, let most):
      speech.words(
        cs: "jméno má \(found) znaků, vejde se nejvýš \(most)",
        en: "the name has \(found) characters, at most \(most) are kept", hint: InputMessage.shorter(speech))
    case .nameControlCharacters:
      speech.words(
        cs: "text obsahuje skryté znaky, které mění řádek nebo směr písma",
        en: "the text has hidden characters that break the line or turn its order",
        hint: speech.say(cs: "Napište ho znovu, bez nich.", en: "Write it anew, without them."))
    case .noSuchSetting: speech.words(cs: "takové nastavení není", en: "there is no such setting")
    case .settingIsSwitch: speech.words(cs: "je to přepínač", en: "it is a switch")
    case .settingIsChoices:
      speech.words(
        cs: "bere některá z několika slov, mezi nimi čárky", en: "it takes some of a few words, with commas between")
    case .settingIsChoice: speech.words(cs: "bere jedno z několika slov", en: "it takes one of a few words")
    case .settingIsNumber(let least, let most):
      speech.words(
        cs: "bere celé číslo od \(least) do \(most)", en: "it takes a whole number from \(least) to \(most)")
    case .settingIsOfForm(let example):
      speech.words(cs: "čeká se text jako „\(example)“ nebo nic", en: "it takes a text such as \"\(example)\", or none")
    case .settingIsStartDay:
      speech.words(
        cs: "bere on, off nebo den, od kterého platí", en: "it takes on, off, or the day from which on it holds")
    case .settingIsText(let most):
      speech.words(
        cs: "bere text o nejvýše \(most) znacích", en: "it takes a text of at most \(most) characters",
        hint: InputMessage.shorter(speech))
    }
  }

  private static func shorter(_ speech: Speech) -> String {
    speech.say(cs: "Zadejte kratší.", en: "Give a shorter one.")
  }
}
