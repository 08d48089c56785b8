@screen:settings
Feature: Settings
  Profile and preferences in groups: profile, display, features, data, privacy; the version is a quiet line below. Every
  choice takes effect at once and is told with the value before. What is rarely chosen is a row that opens: the profile, how
  dates and times of day are written, the time zone of files. Each feature has a row that leads to its own settings. The book
  adds its account, the body weight, what the overview shows and the access status.

  As a page it is one of its own, since a page laid over another needs a script: from 768 points it is drawn as a sheet.
  On a page without a server a choice shows its command, and a field what it holds, whole, beside the command that
  changes it; served by `recordbook open` they act.

  Background:
    Given an empty book

  @doors
  Scenario: What it looks like in Czech
    When I open "recordbook://settings" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nastavení
      ═════════

      Plavec  Jméno, obrázek a váha

        Obrázek
          (•) Silueta plavce          recordbook profile set avatar silhouette
          ( ) Plavecké brýle          recordbook profile set avatar goggles
          ( ) Vlny                    recordbook profile set avatar waves

        Jméno: Plavec                 recordbook profile set name NAME
        Tělesná váha (20–500 kg): –   recordbook body-weight WEIGHT

      Zobrazení
        Vzhled
          ( ) Světlý               recordbook settings set theme light
          ( ) Tmavý                recordbook settings set theme dark
          (•) Podle systému        recordbook settings set theme system

        Styl stránek
          (•) Podle předlohy       recordbook settings set design as-designed
          ( ) Records Book         recordbook settings set design records-book
          ( ) RunBuddy             recordbook settings set design run-buddy
          ( ) PT Expo              recordbook settings set design pt-expo
          ( ) Samwise              recordbook settings set design samwise
          ( ) PrayerTracker        recordbook settings set design prayer-tracker

        Jazyk
          (•) Podle systému        recordbook settings set language system
          ( ) Čeština              recordbook settings set language cs
          ( ) English              recordbook settings set language en
          ( ) English (UK)         recordbook settings set language en-GB

        Datum a čas                  Podle jazyka

          Datum
            (•) Podle jazyka       recordbook settings set book.dates language
            ( ) 2025-08-09 (ISO)   recordbook settings set book.dates iso

          Čas během dne
            (•) Podle jazyka       recordbook settings set book.clock language
            ( ) 12 hodin           recordbook settings set book.clock 12
            ( ) 24 hodin           recordbook settings set book.clock 24
        Přehled                      Všechny oblasti
          [x] Plavání  recordbook settings set book.overview without-swimming
          [x] Běhání  recordbook settings set book.overview without-running
          [x] S přáteli  recordbook settings set book.overview without-support
          [x] Modlitby  recordbook settings set book.overview without-prayer
          [x] Posilování  recordbook settings set book.overview without-strength
          [x] Příspěvky            recordbook settings set book.overview without-feed

      Oblasti
        Plavání                      I neznámé styly
        Běhání                       Kilometry
        S přáteli                    Hlasy po zvonění
        Modlitby                     Místo, výpočet a připomínky
        Posilování                   Kilogramy, po odpočinku zvuk
        Příspěvky                    Lidé, které znáte

      Data
        Přidat data                  Z aplikací, hodinek a záloh
        Export                       Záloha, tabulky, stránky
        Změny knihy                  Co se změnilo, a cesta zpět
        Kontrola knihy               Jsou všechny soubory v pořádku?
        Časové pásmo souborů         UTC
          Časové pásmo:    recordbook settings set book.zone ZONE

      Soukromí
        Heslo                        Vypnuté: knihu otevře každý u tohoto počítače
        Přístup ke zdravotním datům  Zatím nepovolen

      RecordBook 0.1.0

      Ukáže nastavení plavání  recordbook show recordbook://swimming/settings
      Ukáže nastavení běhu  recordbook show recordbook://running/settings
      Ukáže nastavení hlasů přátel  recordbook show recordbook://support/settings
      Ukáže nastavení modliteb  recordbook show recordbook://prayer/settings
      Ukáže nastavení posilování  recordbook show recordbook://strength/more
      Ukáže, koho znáte                      recordbook feed people
      Vybere soubory k načtení               recordbook show recordbook://import
      Uloží knihu do souborů                 recordbook show recordbook://export
      Ukáže, co jste změnili, a cestu zpět   recordbook changes
      Zkontroluje soubory knihy              recordbook check
      Zabezpečí knihu účtem  recordbook show 'recordbook://login?mode=signup'
      Ukáže přístup ke zdravotním datům      recordbook access
      Zpět: Přehled                          recordbook
      """

  Scenario: What it looks like in English
    When I open "recordbook://settings" in English
    Then in a terminal 80 columns wide it reads:
      """
      Settings
      ════════

      Swimmer  Name, picture, body weight

        Picture
          (•) Swimmer silhouette     recordbook profile set avatar silhouette
          ( ) Goggles                recordbook profile set avatar goggles
          ( ) Waves                  recordbook profile set avatar waves

        Name: Swimmer                recordbook profile set name NAME
        Body Weight (20–500 kg): –   recordbook body-weight WEIGHT

      Appearance
        Theme
          ( ) Light                recordbook settings set theme light
          ( ) Dark                 recordbook settings set theme dark
          (•) System               recordbook settings set theme system

        Design of Pages
          (•) As Designed          recordbook settings set design as-designed
          ( ) Records Book         recordbook settings set design records-book
          ( ) RunBuddy             recordbook settings set design run-buddy
          ( ) PT Expo              recordbook settings set design pt-expo
          ( ) Samwise              recordbook settings set design samwise
          ( ) PrayerTracker        recordbook settings set design prayer-tracker

        Language
          (•) System               recordbook settings set language system
          ( ) Čeština              recordbook settings set language cs
          ( ) English              recordbook settings set language en
          ( ) English (UK)         recordbook settings set language en-GB

        Dates and Times        By Language

          Dates
            (•) By Language        recordbook settings set book.dates language
            ( ) 2025-08-09 (ISO)   recordbook settings set book.dates iso

          Time of Day
            (•) By Language        recordbook settings set book.clock language
            ( ) 12 Hours           recordbook settings set book.clock 12
            ( ) 24 Hours           recordbook settings set book.clock 24
        Overview               All features
          [x] Swimming  recordbook settings set book.overview without-swimming
          [x] Running  recordbook settings set book.overview without-running
          [x] With Friends  recordbook settings set book.overview without-support
          [x] Prayers  recordbook settings set book.overview without-prayer
          [x] Strength  recordbook settings set book.overview without-strength
          [x] Feed                 recordbook settings set book.overview without-feed

      Features
        Swimming               Unknown strokes too
        Running                Kilometers
        With Friends           Voices after a chime
        Prayers                Place, calculation and reminders
        Strength               Kilograms, a sound after rests
        Feed                   The people you know

      Data
        Add Data               From apps, watches and backups
        Export                 Backup, tables, pages
        Changes                What was changed, and the way back
        Check the Book         Whether every file is sound
        Time Zone of Files     UTC
          Time Zone:    recordbook settings set book.zone ZONE

      Privacy
        Password               Off: anyone at this computer can open the book
        Access to Health Data  Not granted yet

      RecordBook 0.1.0

      Shows the settings of swimming  recordbook show recordbook://swimming/settings
      Shows the settings of running  recordbook show recordbook://running/settings
      Shows the settings of friends' voices
          recordbook show recordbook://support/settings
      Shows the prayer settings  recordbook show recordbook://prayer/settings
      Shows the settings of strength  recordbook show recordbook://strength/more
      Shows the people you know               recordbook feed people
      Chooses files to import                 recordbook show recordbook://import
      Saves the book as files                 recordbook show recordbook://export
      Shows what you changed, and undoes it   recordbook changes
      Checks the files of the book            recordbook check
      Locks the book with an account  recordbook show 'recordbook://login?mode=signup'
      Shows the access to health data         recordbook access
      Back: Overview                          recordbook
      """

  @doors
  Scenario: Where things stand
    When I open "recordbook://settings" in Czech
    Then the screen is:
      | title        | Nastavení             |
      | route        | recordbook://settings |
      | presentation | modal                 |
      | header       | standard              |
      | arrangement  | form                  |
      | top          | content + xl          |
      | bottom       | safeArea + xl         |
      | spacing      | lg                    |
    And the content is, in order:
      | role       | text       |
      | disclosure | Plavec     |
      | section    | Zobrazení  |
      | section    | Oblasti    |
      | section    | Data       |
      | section    | Soukromí   |
      | text       | RecordBook 0.1.0 |
    And the way back is:
      | placement | text    | label         | color       | leads to      |
      | leading   | Přehled | Zpět: Přehled | accent.text | recordbook:// |
    When I press "Zpět: Přehled"
    Then the route is "recordbook://"

  Scenario: Every element, in Czech
    When I open "recordbook://settings" in Czech
    Then it is made of:
      """
      back
        button "Přehled" (label Zpět: Přehled; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://; command recordbook)
      toolbar
      disclosure (label Plavec: Jméno, obrázek a váha; hint Ukáže možnosti; on no)
        row
          avatar "Plavec" (value Silueta plavce; placement leading; type title; icon figure.pool.swim, featured)
          text "Jméno, obrázek a váha" (placement trailing; type caption; color secondary.text)
        radioGroup "Obrázek" (type body)
          radio "Silueta plavce" (on yes; type body; icon figure.pool.swim, featured; calls profile.updateProfile; with avatar=silhouette; style normal; command recordbook profile set avatar silhouette)
          radio "Plavecké brýle" (on no; type body; icon eyeglasses, featured; calls profile.updateProfile; with avatar=goggles; style normal; command recordbook profile set avatar goggles)
          radio "Vlny" (on no; type body; icon water.waves, featured; calls profile.updateProfile; with avatar=waves; style normal; command recordbook profile set avatar waves)
        textField "Jméno" (value Plavec; type body; calls profile.updateProfile; asks for name, a text; style normal; command recordbook profile set name NAME)
        stepper "Tělesná váha" (hint Zapíše dnešní váhu; type body; calls book.recordBodyWeight; asks for weight/thousandths, a thousandths of 20–500 kg; style normal; command recordbook body-weight WEIGHT)
      section "Zobrazení" (type title)
        segmentedControl "Vzhled" (type body)
          radio "Světlý" (on no; type body; calls settings.updateSettings; with theme=light; style normal; command recordbook settings set theme light)
          radio "Tmavý" (on no; type body; calls settings.updateSettings; with theme=dark; style normal; command recordbook settings set theme dark)
          radio "Podle systému" (on yes; type body; calls settings.updateSettings; with theme=system; style normal; command recordbook settings set theme system)
        radioGroup "Styl stránek" (type body)
          radio "Podle předlohy" (on yes; type body; calls settings.updateSettings; with design=as-designed; style normal; command recordbook settings set design as-designed)
          radio "Records Book" (on no; type body; calls settings.updateSettings; with design=records-book; style normal; command recordbook settings set design records-book)
          radio "RunBuddy" (on no; type body; calls settings.updateSettings; with design=run-buddy; style normal; command recordbook settings set design run-buddy)
          radio "PT Expo" (on no; type body; calls settings.updateSettings; with design=pt-expo; style normal; command recordbook settings set design pt-expo)
          radio "Samwise" (on no; type body; calls settings.updateSettings; with design=samwise; style normal; command recordbook settings set design samwise)
          radio "PrayerTracker" (on no; type body; calls settings.updateSettings; with design=prayer-tracker; style normal; command recordbook settings set design prayer-tracker)
        segmentedControl "Jazyk" (type body)
          radio "Podle systému" (on yes; type body; calls settings.updateSettings; with language=system; style normal; command recordbook settings set language system)
          radio "Čeština" (on no; type body; calls settings.updateSettings; with language=cs; style normal; command recordbook settings set language cs)
          radio "English" (on no; type body; calls settings.updateSettings; with language=en; style normal; command recordbook settings set language en)
          radio "English (UK)" (on no; type body; calls settings.updateSettings; with language=en-GB; style normal; command recordbook settings set language en-GB)
        disclosure (label Datum a čas: Podle jazyka; hint Ukáže možnosti; on no)
          row
            text "Datum a čas" (placement leading; type body)
            text "Podle jazyka" (placement trailing; type caption; color secondary.text)
          radioGroup "Datum" (type body)
            radio "Podle jazyka" (on yes; type body; calls settings.updateSettings; with book.dates=language; style normal; command recordbook settings set book.dates language)
            radio "2025-08-09 (ISO)" (on no; type body; calls settings.updateSettings; with book.dates=iso; style normal; command recordbook settings set book.dates iso)
          radioGroup "Čas během dne" (type body)
            radio "Podle jazyka" (on yes; type body; calls settings.updateSettings; with book.clock=language; style normal; command recordbook settings set book.clock language)
            radio "12 hodin" (on no; type body; calls settings.updateSettings; with book.clock=12; style normal; command recordbook settings set book.clock 12)
            radio "24 hodin" (on no; type body; calls settings.updateSettings; with book.clock=24; style normal; command recordbook settings set book.clock 24)
        disclosure (label Přehled: Všechny oblasti; hint Ukáže možnosti; on no)
          row
            text "Přehled" (placement leading; type body)
            text "Všechny oblasti" (placement trailing; type caption; color secondary.text)
          toggle "Plavání" (hint Vypnout; on yes; type body; calls settings.updateSettings; with book.overview=without-swimming; style normal; command recordbook settings set book.overview without-swimming)
          toggle "Běhání" (hint Vypnout; on yes; type body; calls settings.updateSettings; with book.overview=without-running; style normal; command recordbook settings set book.overview without-running)
          toggle "S přáteli" (hint Vypnout; on yes; type body; calls settings.updateSettings; with book.overview=without-support; style normal; command recordbook settings set book.overview without-support)
          toggle "Modlitby" (hint Vypnout; on yes; type body; calls settings.updateSettings; with book.overview=without-prayer; style normal; command recordbook settings set book.overview without-prayer)
          toggle "Posilování" (hint Vypnout; on yes; type body; calls settings.updateSettings; with book.overview=without-strength; style normal; command recordbook settings set book.overview without-strength)
          toggle "Příspěvky" (hint Vypnout; on yes; type body; calls settings.updateSettings; with book.overview=without-feed; style normal; command recordbook settings set book.overview without-feed)
      section "Oblasti" (type title)
        row (label Plavání: I neznámé styly; hint Ukáže nastavení plavání; icon chevron.right, navigation; leads to recordbook://swimming/settings; command recordbook show recordbook://swimming/settings)
          text "Plavání" (placement leading; type body; fill accent.fill; icon figure.pool.swim, featured)
          text "I neznámé styly" (placement trailing; type caption; color secondary.text)
        row (label Běhání: Kilometry; hint Ukáže nastavení běhu; icon chevron.right, navigation; leads to recordbook://running/settings; command recordbook show recordbook://running/settings)
          text "Běhání" (placement leading; type body; fill orange.fill; icon figure.run, featured)
          text "Kilometry" (placement trailing; type caption; color secondary.text)
        row (label S přáteli: Hlasy po zvonění; hint Ukáže nastavení hlasů přátel; icon chevron.right, navigation; leads to recordbook://support/settings; command recordbook show recordbook://support/settings)
          text "S přáteli" (placement leading; type body; fill pink.fill; icon waveform, featured)
          text "Hlasy po zvonění" (placement trailing; type caption; color secondary.text)
        row (label Modlitby: Místo, výpočet a připomínky; hint Ukáže nastavení modliteb; icon chevron.right, navigation; leads to recordbook://prayer/settings; command recordbook show recordbook://prayer/settings)
          text "Modlitby" (placement leading; type body; fill green.fill; icon moon.stars.fill, featured)
          text "Místo, výpočet a připomínky" (placement trailing; type caption; color secondary.text)
        row (label Posilování: Kilogramy, po odpočinku zvuk; hint Ukáže nastavení posilování; icon chevron.right, navigation; leads to recordbook://strength/more; command recordbook show recordbook://strength/more)
          text "Posilování" (placement leading; type body; fill purple.fill; icon figure.strengthtraining.traditional, featured)
          text "Kilogramy, po odpočinku zvuk" (placement trailing; type caption; color secondary.text)
        row (label Příspěvky: Lidé, které znáte; hint Ukáže, koho znáte; icon chevron.right, navigation; leads to recordbook://feed/people; command recordbook feed people)
          text "Příspěvky" (placement leading; type body; fill gray.fill; icon person.2.fill, featured)
          text "Lidé, které znáte" (placement trailing; type caption; color secondary.text)
      section "Data" (type title)
        row (label Přidat data: Z aplikací, hodinek a záloh; hint Vybere soubory k načtení; icon chevron.right, navigation; leads to recordbook://import; command recordbook show recordbook://import)
          text "Přidat data" (placement leading; type body; fill gray.fill; icon square.and.arrow.down, featured)
          text "Z aplikací, hodinek a záloh" (placement trailing; type caption; color secondary.text)
        row (label Export: Záloha, tabulky, stránky; hint Uloží knihu do souborů; icon chevron.right, navigation; leads to recordbook://export; command recordbook show recordbook://export)
          text "Export" (placement leading; type body; fill gray.fill; icon square.and.arrow.up, featured)
          text "Záloha, tabulky, stránky" (placement trailing; type caption; color secondary.text)
        row (label Změny knihy: Co se změnilo, a cesta zpět; hint Ukáže, co jste změnili, a cestu zpět; icon chevron.right, navigation; leads to recordbook://changes; command recordbook changes)
          text "Změny knihy" (placement leading; type body; fill gray.fill; icon clock.fill, featured)
          text "Co se změnilo, a cesta zpět" (placement trailing; type caption; color secondary.text)
        row (label Kontrola knihy: Jsou všechny soubory v pořádku?; hint Zkontroluje soubory knihy; icon chevron.right, navigation; leads to recordbook://check; command recordbook check)
          text "Kontrola knihy" (placement leading; type body; fill gray.fill; icon checkmark, featured)
          text "Jsou všechny soubory v pořádku?" (placement trailing; type caption; color secondary.text)
        disclosure (label Časové pásmo souborů: UTC; hint Ukáže možnosti; on no)
          row
            text "Časové pásmo souborů" (placement leading; type body)
            text "UTC" (placement trailing; type caption; color secondary.text)
          textField "Časové pásmo" (hint Těch, které ho neříkají, třeba Europe/Prague; prázdné je UTC; type body; calls settings.updateSettings; asks for book.zone, a text; style normal; command recordbook settings set book.zone ZONE)
      section "Soukromí" (type title)
        row (label Heslo: Vypnuté: knihu otevře každý u tohoto počítače; hint Zabezpečí knihu účtem; icon chevron.right, navigation; leads to recordbook://login?mode=signup; command recordbook show 'recordbook://login?mode=signup')
          text "Heslo" (placement leading; type body; fill gray.fill; icon lock.fill, featured)
          text "Vypnuté: knihu otevře každý u tohoto počítače" (placement trailing; type caption; color secondary.text)
        row (label Přístup ke zdravotním datům: Zatím nepovolen; hint Ukáže přístup ke zdravotním datům; icon chevron.right, navigation; leads to recordbook://access; command recordbook access)
          text "Přístup ke zdravotním datům" (placement leading; type body; fill gray.fill; icon heart.fill, featured)
          text "Zatím nepovolen" (placement trailing; type caption; color secondary.text)
      text "RecordBook 0.1.0" (type caption; color secondary.text)
      """

  Scenario: Every element, in English
    When I open "recordbook://settings" in English
    Then it is made of:
      """
      back
        button "Overview" (label Back: Overview; placement leading; type body; color accent.text; icon chevron.left, navigation; leads to recordbook://; command recordbook)
      toolbar
      disclosure (label Swimmer: Name, picture, body weight; hint Shows the choices; on no)
        row
          avatar "Swimmer" (value Swimmer silhouette; placement leading; type title; icon figure.pool.swim, featured)
          text "Name, picture, body weight" (placement trailing; type caption; color secondary.text)
        radioGroup "Picture" (type body)
          radio "Swimmer silhouette" (on yes; type body; icon figure.pool.swim, featured; calls profile.updateProfile; with avatar=silhouette; style normal; command recordbook profile set avatar silhouette)
          radio "Goggles" (on no; type body; icon eyeglasses, featured; calls profile.updateProfile; with avatar=goggles; style normal; command recordbook profile set avatar goggles)
          radio "Waves" (on no; type body; icon water.waves, featured; calls profile.updateProfile; with avatar=waves; style normal; command recordbook profile set avatar waves)
        textField "Name" (value Swimmer; type body; calls profile.updateProfile; asks for name, a text; style normal; command recordbook profile set name NAME)
        stepper "Body Weight" (hint Records today's weight; type body; calls book.recordBodyWeight; asks for weight/thousandths, a thousandths of 20–500 kg; style normal; command recordbook body-weight WEIGHT)
      section "Appearance" (type title)
        segmentedControl "Theme" (type body)
          radio "Light" (on no; type body; calls settings.updateSettings; with theme=light; style normal; command recordbook settings set theme light)
          radio "Dark" (on no; type body; calls settings.updateSettings; with theme=dark; style normal; command recordbook settings set theme dark)
          radio "System" (on yes; type body; calls settings.updateSettings; with theme=system; style normal; command recordbook settings set theme system)
        radioGroup "Design of Pages" (type body)
          radio "As Designed" (on yes; type body; calls settings.updateSettings; with design=as-designed; style normal; command recordbook settings set design as-designed)
          radio "Records Book" (on no; type body; calls settings.updateSettings; with design=records-book; style normal; command recordbook settings set design records-book)
          radio "RunBuddy" (on no; type body; calls settings.updateSettings; with design=run-buddy; style normal; command recordbook settings set design run-buddy)
          radio "PT Expo" (on no; type body; calls settings.updateSettings; with design=pt-expo; style normal; command recordbook settings set design pt-expo)
          radio "Samwise" (on no; type body; calls settings.updateSettings; with design=samwise; style normal; command recordbook settings set design samwise)
          radio "PrayerTracker" (on no; type body; calls settings.updateSettings; with design=prayer-tracker; style normal; command recordbook settings set design prayer-tracker)
        segmentedControl "Language" (type body)
          radio "System" (on yes; type body; calls settings.updateSettings; with language=system; style normal; command recordbook settings set language system)
          radio "Čeština" (on no; type body; calls settings.updateSettings; with language=cs; style normal; command recordbook settings set language cs)
          radio "English" (on no; type body; calls settings.updateSettings; with language=en; style normal; command recordbook settings set language en)
          radio "English (UK)" (on no; type body; calls settings.updateSettings; with language=en-GB; style normal; command recordbook settings set language en-GB)
        disclosure (label Dates and Times: By Language; hint Shows the choices; on no)
          row
            text "Dates and Times" (placement leading; type body)
            text "By Language" (placement trailing; type caption; color secondary.text)
          radioGroup "Dates" (type body)
            radio "By Language" (on yes; type body; calls settings.updateSettings; with book.dates=language; style normal; command recordbook settings set book.dates language)
            radio "2025-08-09 (ISO)" (on no; type body; calls settings.updateSettings; with book.dates=iso; style normal; command recordbook settings set book.dates iso)
          radioGroup "Time of Day" (type body)
            radio "By Language" (on yes; type body; calls settings.updateSettings; with book.clock=language; style normal; command recordbook settings set book.clock language)
            radio "12 Hours" (on no; type body; calls settings.updateSettings; with book.clock=12; style normal; command recordbook settings set book.clock 12)
            radio "24 Hours" (on no; type body; calls settings.updateSettings; with book.clock=24; style normal; command recordbook settings set book.clock 24)
        disclosure (label Overview: All features; hint Shows the choices; on no)
          row
            text "Overview" (placement leading; type body)
            text "All features" (placement trailing; type caption; color secondary.text)
          toggle "Swimming" (hint Turn off; on yes; type body; calls settings.updateSettings; with book.overview=without-swimming; style normal; command recordbook settings set book.overview without-swimming)
          toggle "Running" (hint Turn off; on yes; type body; calls settings.updateSettings; with book.overview=without-running; style normal; command recordbook settings set book.overview without-running)
          toggle "With Friends" (hint Turn off; on yes; type body; calls settings.updateSettings; with book.overview=without-support; style normal; command recordbook settings set book.overview without-support)
          toggle "Prayers" (hint Turn off; on yes; type body; calls settings.updateSettings; with book.overview=without-prayer; style normal; command recordbook settings set book.overview without-prayer)
          toggle "Strength" (hint Turn off; on yes; type body; calls settings.updateSettings; with book.overview=without-strength; style normal; command recordbook settings set book.overview without-strength)
          toggle "Feed" (hint Turn off; on yes; type body; calls settings.updateSettings; with book.overview=without-feed; style normal; command recordbook settings set book.overview without-feed)
      section "Features" (type title)
        row (label Swimming: Unknown strokes too; hint Shows the settings of swimming; icon chevron.right, navigation; leads to recordbook://swimming/settings; command recordbook show recordbook://swimming/settings)
          text "Swimming" (placement leading; type body; fill accent.fill; icon figure.pool.swim, featured)
          text "Unknown strokes too" (placement trailing; type caption; color secondary.text)
        row (label Running: Kilometers; hint Shows the settings of running; icon chevron.right, navigation; leads to recordbook://running/settings; command recordbook show recordbook://running/settings)
          text "Running" (placement leading; type body; fill orange.fill; icon figure.run, featured)
          text "Kilometers" (placement trailing; type caption; color secondary.text)
        row (label With Friends: Voices after a chime; hint Shows the settings of friends' voices; icon chevron.right, navigation; leads to recordbook://support/settings; command recordbook show recordbook://support/settings)
          text "With Friends" (placement leading; type body; fill pink.fill; icon waveform, featured)
          text "Voices after a chime" (placement trailing; type caption; color secondary.text)
        row (label Prayers: Place, calculation and reminders; hint Shows the prayer settings; icon chevron.right, navigation; leads to recordbook://prayer/settings; command recordbook show recordbook://prayer/settings)
          text "Prayers" (placement leading; type body; fill green.fill; icon moon.stars.fill, featured)
          text "Place, calculation and reminders" (placement trailing; type caption; color secondary.text)
        row (label Strength: Kilograms, a sound after rests; hint Shows the settings of strength; icon chevron.right, navigation; leads to recordbook://strength/more; command recordbook show recordbook://strength/more)
          text "Strength" (placement leading; type body; fill purple.fill; icon figure.strengthtraining.traditional, featured)
          text "Kilograms, a sound after rests" (placement trailing; type caption; color secondary.text)
        row (label Feed: The people you know; hint Shows the people you know; icon chevron.right, navigation; leads to recordbook://feed/people; command recordbook feed people)
          text "Feed" (placement leading; type body; fill gray.fill; icon person.2.fill, featured)
          text "The people you know" (placement trailing; type caption; color secondary.text)
      section "Data" (type title)
        row (label Add Data: From apps, watches and backups; hint Chooses files to import; icon chevron.right, navigation; leads to recordbook://import; command recordbook show recordbook://import)
          text "Add Data" (placement leading; type body; fill gray.fill; icon square.and.arrow.down, featured)
          text "From apps, watches and backups" (placement trailing; type caption; color secondary.text)
        row (label Export: Backup, tables, pages; hint Saves the book as files; icon chevron.right, navigation; leads to recordbook://export; command recordbook show recordbook://export)
          text "Export" (placement leading; type body; fill gray.fill; icon square.and.arrow.up, featured)
          text "Backup, tables, pages" (placement trailing; type caption; color secondary.text)
        row (label Changes: What was changed, and the way back; hint Shows what you changed, and undoes it; icon chevron.right, navigation; leads to recordbook://changes; command recordbook changes)
          text "Changes" (placement leading; type body; fill gray.fill; icon clock.fill, featured)
          text "What was changed, and the way back" (placement trailing; type caption; color secondary.text)
        row (label Check the Book: Whether every file is sound; hint Checks the files of the book; icon chevron.right, navigation; leads to recordbook://check; command recordbook check)
          text "Check the Book" (placement leading; type body; fill gray.fill; icon checkmark, featured)
          text "Whether every file is sound" (placement trailing; type caption; color secondary.text)
        disclosure (label Time Zone of Files: UTC; hint Shows the choices; on no)
          row
            text "Time Zone of Files" (placement leading; type body)
            text "UTC" (placement trailing; type caption; color secondary.text)
          textField "Time Zone" (hint Of those that do not say it, such as Europe/Prague; empty for UTC; type body; calls settings.updateSettings; asks for book.zone, a text; style normal; command recordbook settings set book.zone ZONE)
      section "Privacy" (type title)
        row (label Password: Off: anyone at this computer can open the book; hint Locks the book with an account; icon chevron.right, navigation; leads to recordbook://login?mode=signup; command recordbook show 'recordbook://login?mode=signup')
          text "Password" (placement leading; type body; fill gray.fill; icon lock.fill, featured)
          text "Off: anyone at this computer can open the book" (placement trailing; type caption; color secondary.text)
        row (label Access to Health Data: Not granted yet; hint Shows the access to health data; icon chevron.right, navigation; leads to recordbook://access; command recordbook access)
          text "Access to Health Data" (placement leading; type body; fill gray.fill; icon heart.fill, featured)
          text "Not granted yet" (placement trailing; type caption; color secondary.text)
      text "RecordBook 0.1.0" (type caption; color secondary.text)
      """

  @doors
  Scenario Outline: Three pictures to choose from
    When I open "recordbook://settings" in <language>
    Then the radio-group "<group>" shows:
      | picture      | chosen |
      | <silhouette> | on     |
      | <goggles>    | off    |
      | <waves>      | off    |
    And the radio "<silhouette>" is:
      | icon | figure.pool.swim, featured |
    And the radio "<goggles>" is:
      | icon    | eyeglasses, featured                  |
      | calls   | profile.updateProfile                 |
      | with    | avatar=goggles                        |
      | command | recordbook profile set avatar goggles |
    And the radio "<waves>" is:
      | icon | water.waves, featured |
    When I press "<waves>"
    Then the radio-group "<group>" shows:
      | picture      | chosen |
      | <silhouette> | off    |
      | <goggles>    | off    |
      | <waves>      | on     |

    Examples:
      | language | group   | silhouette         | goggles        | waves |
      | Czech    | Obrázek | Silueta plavce     | Plavecké brýle | Vlny  |
      | English  | Picture | Swimmer silhouette | Goggles        | Waves |

  @doors
  Scenario Outline: Above them stands whose book it is
    When I open "recordbook://settings" in <language>
    Then the avatar "<default>" is:
      | value | <silhouette>               |
      | icon  | figure.pool.swim, featured |
      | type  | title                      |
    When I press "<waves>"
    And I press "<field>" and give "Jana Nováková"
    Then the avatar "Jana Nováková" is:
      | value | <waves>               |
      | icon  | water.waves, featured |

    Examples:
      | language | default | silhouette         | waves | field |
      | Czech    | Plavec  | Silueta plavce     | Vlny  | Jméno |
      | English  | Swimmer | Swimmer silhouette | Waves | Name  |

  @doors
  Scenario Outline: The name, until one is given, is the language's word for a swimmer
    When I open "recordbook://settings" in <language>
    Then the text-field "<field>" is:
      | value    | <default>                        |
      | calls    | profile.updateProfile            |
      | asks for | name, a text                     |
      | command  | recordbook profile set name NAME |
    When I press "<field>" and give "Jana Nováková"
    Then the text-field "<field>" is:
      | value | Jana Nováková |
    When I press "<field>" and give ""
    Then the text-field "<field>" is:
      | value | <default> |

    Examples:
      | language | field | default |
      | Czech    | Jméno | Plavec  |
      | English  | Name  | Swimmer |

  @doors
  Scenario Outline: Theme
    When I open "recordbook://settings" in <language>
    Then the segmented-control "<group>" shows:
      | theme    | chosen |
      | <light>  | off    |
      | <dark>   | off    |
      | <system> | on     |
    When I press "<dark>"
    Then the segmented-control "<group>" shows:
      | theme    | chosen |
      | <light>  | off    |
      | <dark>   | on     |
      | <system> | off    |
    And the radio "<light>" is:
      | calls   | settings.updateSettings             |
      | with    | theme=light                         |
      | command | recordbook settings set theme light |

    Examples:
      | language | group  | light  | dark  | system        |
      | Czech    | Vzhled | Světlý | Tmavý | Podle systému |
      | English  | Theme  | Light  | Dark  | System        |

  @doors
  Scenario: The language of the settings is spoken wherever none is asked for
    When I open "recordbook://settings" in English
    Then the segmented-control "Language" shows:
      | language     | chosen |
      | System       | on     |
      | Čeština      | off    |
      | English      | off    |
      | English (UK) | off    |
    When I press "Čeština"
    And I open "recordbook://settings"
    Then the title is "Nastavení"
    And the segmented-control "Jazyk" shows:
      | language      | chosen |
      | Podle systému | off    |
      | Čeština       | on     |
      | English       | off    |
      | English (UK)  | off    |
    When I press "English"
    And I open "recordbook://settings"
    Then the title is "Settings"

  @doors
  Scenario Outline: Dates and times of day are written as the settings have them, whatever language is spoken
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    When I open "recordbook://settings" in <language>
    And I press "2025-08-09 (ISO)"
    And I press "<clock>"
    And I open "recordbook://swimming/segments/20250502T143500Z.1" in <language>
    Then the title is "<title>"
    When I open "recordbook://swimming/records" in <language>
    Then there is a text "2025-05-02"

    Examples:
      | language | clock    | title                   |
      | Czech    | 24 hodin | 2025-05-02 16:35        |
      | Czech    | 12 hodin | 2025-05-02 4:35 odp.    |
      | English  | 24 Hours | 2025-05-02 16:35        |
      | English  | 12 Hours | 2025-05-02 4:35 PM      |

  @doors
  Scenario Outline: Switches
    When I open "recordbook://settings" in <language>
    Then the toggle "<toggle>" is:
      | label   | <toggle>                                 |
      | on      | <first>                                  |
      | hint    | <hint>                                   |
      | calls   | settings.updateSettings                  |
      | with    | <parameter>                              |
      | command | recordbook settings set <argument>       |
    When I press "<toggle>"
    Then the toggle "<toggle>" is:
      | on | <second> |
    When I press "<toggle>"
    Then the toggle "<toggle>" is:
      | on | <first> |

    Examples:
      | language | toggle                   | first | second | hint     | parameter         | argument         |
      | Czech    | Příspěvky                | yes   | no     | Vypnout  | book.overview=without-feed | book.overview without-feed |
      | English  | Feed                     | yes   | no     | Turn off | book.overview=without-feed | book.overview without-feed |

  @doors
  Scenario Outline: Access status
    When I open "recordbook://settings" in <language>
    Then the row "<access>" is:
      | label    | <access>: <status>           |
      | hint     | <hint>                       |
      | icon     | chevron.right, navigation    |
      | leads to | recordbook://access          |
      | command  | recordbook access            |
    When I press "<access>"
    Then the route is "recordbook://access"

    Examples:
      | language | access                      | status         | hint                                |
      | Czech    | Přístup ke zdravotním datům | Zatím nepovolen | Ukáže přístup ke zdravotním datům  |
      | English  | Access to Health Data       | Not granted yet | Shows the access to health data    |

  @doors
  Scenario Outline: The book is saved and checked from here
    When I open "recordbook://settings" in <language>
    Then the row "<export>" is:
      | leads to | recordbook://export |
    When I press "<check>"
    Then the route is "recordbook://check"

    Examples:
      | language | export | check          |
      | Czech    | Export | Kontrola knihy |
      | English  | Export | Check the Book |

  @doors
  Scenario Outline: The access status follows what becomes of it
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    And access to the export was granted
    When I open "recordbook://settings" in <language>
    Then the row "<access>" is:
      | label | <access>: <granted> |
    When the export is gone
    And I open "recordbook://settings" in <language>
    Then the row "<access>" is:
      | label | <access>: <gone> |
    When access was revoked
    And I open "recordbook://settings" in <language>
    Then the row "<access>" is:
      | label | <access>: <revoked> |

    Examples:
      | language | access                      | granted | gone         | revoked |
      | Czech    | Přístup ke zdravotním datům | Povolen | Soubor chybí | Odebrán |
      | English  | Access to Health Data       | Granted | File missing | Revoked |

  @doors
  Scenario Outline: While access is granted, it tells the last sync
    Given an export with these swims:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 25 m | 2 × 20.00 freestyle |
    And access to the export was granted
    When I open "recordbook://access" in <language>
    And I press "<sync>"
    And I open "recordbook://settings" in <language>
    Then the row "<access>" tells a date and time

    Examples:
      | language | sync                | access                      |
      | Czech    | Synchronizovat data | Přístup ke zdravotním datům |
      | English  | Sync Data           | Access to Health Data       |

  Scenario Outline: Everything can be reached and named
    When I open "recordbook://settings" in <language>
    Then whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

    Examples:
      | language |
      | Czech    |
      | English  |

  Rule: An address without a screen is refused, naming those there are

    Scenario Outline: Unknown addresses
      When I open "<route>" in English
      Then it is refused, naming "<named>"

      Examples:
        | route                          | named                                    |
        | recordbook://swimming          | recordbook://swimming/records/STYLE/DISTANCE |
        | recordbook://settings/theme    | recordbook://settings                    |
        | https://example.org            | recordbook show                          |
        | recordbook://settings?theme=dark | theme                                  |
