Feature: FX rates
  What a foreign currency costs and brings, today and on the days before.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-1-18 @S2-2.6-08 @S2-2.6-10..16 @S2-3-173..175 @engines
  Scenario: The latest rate is shown on two cards, and earlier rates as a blue area
    Given the bank publishes these rates as usdRates:
      | fxDate     | buy     | sell    |
      | 18-11-2026 | 11.5100 | 11.3700 |
      | 20-11-2026 | 11.4507 | 11.3142 |
      | 19-11-2026 | 11.4900 | 11.3500 |
    And Ama has opened the menu entry "FX Transfer and Rates"
    And Ama has pressed "View FX Rate"
    When Ama views the rates of USD
    Then Ama sees the heading "FX Rate for 20 Nov 2026"
    And the card "You Buy:" shows Ama "GHS 11.4507"
    And the card "You Sell:" shows Ama "GHS 11.3142"
    And Ama sees the history as a blue area, 350 pixels high
    And Ama sees these days of the history:
      | 18 Nov 2026 | 11.3700 |
      | 19 Nov 2026 | 11.3500 |
      | 20 Nov 2026 | 11.3142 |
