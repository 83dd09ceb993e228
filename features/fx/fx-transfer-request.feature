Feature: FX transfer requests
  A transfer in a foreign currency is asked for: inside Ghana or abroad. A Single hears from an advisor,
  an Initiator's request waits for an Authorizer.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds     | type    |
      | Current | GHS      | 20,000.00 |         |
      | Dollars | USD      | 500.00    | Foreign |

  @S1-1-15 @S2-1-08 @S2-3-042 @S2-3-177..192 @S2-5-078 @S2-5-086 @S2-7-42 @engines
  Scenario: A Single user requests a transfer abroad, and the answer names an advisor
    Given Ama has submitted an FX request from "the Dollars account"
    When Ama confirms with the code sent to her
    Then Ama is told "International transfer request received successfully. One of our advisors will be with you shortly"
    And the bank has been asked for the FX transfer with:
      | transferType           | International Transfer  |
      | currency               | USD                     |
      | sourceAccount          | the Dollars account     |
      | amount                 | 100.00                  |
      | beneficiaryName        | Hamburg Kakao GmbH      |
      | beneficiaryAccount     | DE89370400440532013000  |
      | beneficiaryCountry     | Germany                 |
      | beneficiaryBankName    | Hamburger Sparkasse     |
      | beneficiaryBankAddress | Adolphsplatz 3, Hamburg |
      | swiftCode              | HASPDEHHXXX             |
      | sortCode               | 20050550                |
      | routingNumber          |                         |
      | senderTelNumber        | 0244000001              |
      | feePaidBy              | Sender                  |
      | accountForCharges      | the Dollars account     |
      | purpose                | Cocoa samples           |
      | transType              | SERVICE-CHARGE          |
      | passwordType           | OTP                     |
      | password               | masked                  |
      | deviceID               | any                     |
    And the Dollars account holds USD 400.00
    And "Close" leads Ama to "/dashboard"

  @S1-1-15 @S2-1-11 @S2-3-042
  Scenario: An Initiator confirms the debit of a request, and an Authorizer sees it before deciding
    Given Kofi has submitted an FX request from "the Current account"
    And the dialog sums up for Kofi:
      | Adolphsplatz 3, Hamburg |
      | 20050550                |
      | 1 USD = GHS 11.4507     |
      | GHS 1,145.07            |
    And Kofi confirms with the code sent to him
    And Kofi is told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 20,000.00
    When Efua opens the menu entry "Pending Requests"
    And Efua presses "FX Transfer Request"
    Then Efua is told "Hamburg Kakao GmbH"
    And Efua is told "USD 100.00"
    And Efua is told "Debit GHS 1,145.07"
    And Efua presses "Approve USD 100.00 to Hamburg Kakao GmbH"
    And the dialog sums up for Efua:
      | Hamburger Sparkasse |
      | 1 USD = GHS 11.4507 |
      | GHS 1,145.07        |
      | GHS 18,854.93       |
    And Efua confirms with the code sent to her
    And Efua is told "The request has been approved."
    And the Current account holds GHS 18,854.93

  @S1-3-58 @S1-3-60 @S1-9-06..07 @S2-5-084 @S2-5-085..086
  Scenario: A local transfer offers the local banks, an international one accepts any country and any bank
    Given Ama has opened the menu entry "FX Transfer and Rates"
    And Ama may choose between about 21 entries of "Beneficiary Bank Name"
    When Ama chooses "International Transfer" as "Transfer Type"
    Then Ama can type into "Beneficiary Bank Name"
    And Ama may choose between about 240 entries of "Beneficiary Country"
    And Ama's list "Beneficiary Country" is 400 pixels high and fades out at its foot

  @S2-5-088..089 @S2-7-12
  Scenario: The form offers three currencies, or those of them that the bank allows
    Given Ama has opened the menu entry "FX Transfer and Rates"
    And Ama may choose as "Currency":
      | GBP |
      | USD |
      | EUR |
    And the bank allows FX transfers only in EUR
    When Ama reloads the page
    Then Ama may choose as "Currency":
      | EUR |

  @S2-5-089
  Scenario: The form offers all three currencies if the bank's list is missing
    Given the bank refuses the list of currencies with "Not now"
    When Ama opens the menu entry "FX Transfer and Rates"
    Then Ama may choose as "Currency":
      | GBP |
      | USD |
      | EUR |
