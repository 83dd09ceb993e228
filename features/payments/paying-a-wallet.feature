Feature: Paying a mobile money wallet
  The bank tells the wallet's name, the E-Levy and its charge while the form is filled in; all three leave the account with the amount.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
      | Dollars | USD      | 75.00    |

  @S2-1-06 @S2-1-02 @S2-4-26 @S2-2.2-38 @S2-5-042 @S2-7-13 @S2-7-16..17 @S2-7-19 @S2-7-36 @S2-3-073..088 @S1-1-10 @engines
  Scenario: A Single user's payment to a wallet is paid immediately, and the ledger balances to the pesewa
    Given Ama has signed in
    When Ama pays GHS 250.00 from the Current account to the MTN wallet "0241234567"
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 746.50
    And the payment to a wallet is in the books as:
      | the Current account | -250.00 |
      | WALLET-MTN          | 250.00  |
      | the Current account | -2.00   |
      | FEES-INCOME         | 2.00    |
      | the Current account | -1.50   |
      | E-LEVY              | 1.50    |
    And the bank has been asked for the payment to a wallet with:
      | accountNumber  | the Current account  |
      | phoneNumber    | 0241234567           |
      | networkCode    | MTN                  |
      | networkGipCode |                      |
      | accountName    | any                  |
      | amount         | 250.00               |
      | eLevyCharge    | 1.50                 |
      | eLevyId        | any                  |
      | charge         | 2.00                 |
      | narration      | Airtime              |
      | currencyCode   | GHS                  |
      | uniqueTransType | A2W                 |
      | transType      | MOBILEMONEY-TRANSFER |
      | saveBen        | false                |
      | password       | masked               |
      | passwordType   | OTP                  |
    And "Close" leads Ama to "/dashboard"

  @S2-2.1-27 @S1-2.8-02 @S1-5-36
  Scenario: The confirmation of a payment to a wallet shows each charge
    Given Ama has signed in
    When Ama begins to pay GHS 250.00 from the Current account to the MTN wallet "0241234567"
    Then Ama sees no field "Beneficiary Name"
    And Ama can press "Confirm"
    And the dialog sums up for Ama:
      | the Current account |
      | MTN 0241234567      |
      | GHS 250.00          |
      | GHS 1.50            |
      | GHS 2.00            |
      | GHS 253.50          |

  @S2-2.2-13 @S2-4-23 @S1-2.8-02 @S1-5-36
  Scenario: A payee that is saved with the payment fills the next form
    Given Ama has signed in
    And Ama has begun to pay GHS 50.00 from the Current account to the MTN wallet "0241234567", which she saves
    And Ama has typed "" into "Beneficiary Name"
    And Ama is told "Beneficiary Name is required"
    And Ama cannot press "Confirm"
    And Ama has typed "Tomato seller" into "Beneficiary Name"
    And Ama confirms with the code sent to her
    And Ama was told "Transfer Completed Successfully!"
    And Ama presses "Close"
    And Ama has opened "/mobileMoney"
    When Ama fills in:
      | Saved Beneficiary | Tomato seller |
    And Ama presses "Change"
    Then "Beneficiary Wallet Number" shows Ama "0241234567"
    And "Network" shows Ama "MTN"
    And Ama is told the wallet's name
