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

  @S2-2-02 @S2-2.2-01 @S2-2.2-06..07 @S2-2.2-09..12 @S2-2.2-14..17
  Scenario: The form of a payment to a wallet has these fields
    Given Ama has signed in
    When Ama opens the menu entry "Mobile Money"
    Then Ama sees the heading "Mobile Money: Mobile Money Transfer"
    And Ama sees the chosen tab "Mobile Money Transfer"
    And Ama sees the heading "Transfer details"
    And Ama sees these fields:
      | Network                   |
      | Source Account            |
      | Saved Beneficiary         |
      | Beneficiary Wallet Number |
      | Save beneficiary          |
      | Amount                    |
      | Narration                 |
      | E-Levy Fee                |
    And Ama cannot type into "E-Levy Fee"
    And Ama sees the button "Make Payment"

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

  @S2-1-11 @S2-6-09
  Scenario: An Initiator's payment to a wallet moves nothing before an Authorizer approves it
    Given Kofi has signed in
    And Kofi pays GHS 250.00 from the Current account to the MTN wallet "0241234567"
    And Kofi was told "Transfer request has been successfully sent for approval!"
    And the Current account holds GHS 1,000.00
    When Efua approves the request with the code sent to her
    Then the Current account holds GHS 746.50
    And the payment to a wallet is in the books as:
      | the Current account | -250.00 |
      | WALLET-MTN          | 250.00  |
      | the Current account | -2.00   |
      | FEES-INCOME         | 2.00    |
      | the Current account | -1.50   |
      | E-LEVY              | 1.50    |

  @S2-3-007 @S2-3-012 @S1-3-35 @S1-2.1-12
  Scenario: The form offers only accounts in cedis and networks with wallets
    Given Ama has signed in
    When Ama opens "/mobileMoney"
    Then Ama is offered as "Network" exactly:
      | MTN        |
      | Telecel    |
      | AirtelTigo |
    And Ama is offered 2 choices as "Source Account"
    And the bank has answered the list of networks with code, name and gipCode
    And the bank has answered the list of networks with Surfline, Glo and Busy among the names
    When Ama presses "Mobile Money Bulk Transfer"
    Then Ama is offered 2 choices as "Source Account"

  @S2-4-18 @S2-4-21 @S2-5-040..041 @S2-5-043
  Scenario: The name of a wallet is looked up when its tenth digit is typed
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And the bank takes its time over the lookup of a wallet
    And Ama has filled in:
      | Network                   | MTN       |
      | Beneficiary Wallet Number | 024123456 |
    And the bank has not been asked for the lookup of a wallet
    When Ama presses the keys "-7a89" in "Beneficiary Wallet Number"
    And Ama has left the field
    Then "Beneficiary Wallet Number" shows Ama "0241234567"
    And Ama is told "Looking up…"
    And Ama cannot press "Make Payment"
    And the bank has been asked for the lookup of a wallet with:
      | network      | MTN        |
      | phoneNumber  | 0241234567 |
      | transferType | A2W        |

  @S2-4-22 @S2-4-19 @S2-8-23 @S2-8-16 @S2-8-19
  Scenario: A change of the network looks the wallet up again, and one that is not found cannot be paid
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has filled in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0241234567          |
      | Amount                    | 50.00               |
      | Narration                 | Airtime             |
    And Ama can press "Make Payment"
    When Ama fills in:
      | Network | Telecel |
    Then Ama is told "Account not found"
    And Ama cannot press "Make Payment"
    And the bank has been asked for the lookup of a wallet with:
      | network | TELECEL |

  @S2-4-24..26
  Scenario Outline: The E-Levy is asked for when the <last> is there as well, and then the charge
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has filled in:
      | Network                   | MTN          |
      | Beneficiary Wallet Number | 0241234567   |
      | <first>                   | <its value>  |
    And Ama is told the wallet's name
    And the bank has not been asked for the lookup of the E-Levy
    When Ama fills in:
      | <last> | <value> |
    Then "E-Levy Fee" shows Ama "1.50"
    And the bank has been asked for the lookup of the E-Levy once
    And the bank has been asked, in this order, for:
      | the lookup of the E-Levy        |
      | the lookup of a wallet's charge |
    And the bank has been asked for the lookup of the E-Levy with:
      | sourceAccount      | the Current account |
      | destinationAccount | 0241234567          |
      | amount             | 250.00              |

    Examples:
      | first          | its value           | last           | value               |
      | Amount         | 250.00              | Source Account | the Current account |
      | Source Account | the Current account | Amount         | 250.00              |

  @S2-4-17
  Scenario: The button of a payment to a wallet shows that it is under way
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has filled in:
      | Network                   | MTN                 |
      | Source Account            | the Current account |
      | Beneficiary Wallet Number | 0241234567          |
      | Amount                    | 50.00               |
      | Narration                 | Airtime             |
    And Ama can press "Make Payment"
    And the bank takes its time over a one-time code
    When Ama presses "Make Payment"
    Then Ama sees that "Make Payment" is under way

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
    Then "Beneficiary Wallet Number" shows Ama "0241234567"
    And "Network" shows Ama "MTN"
    And Ama is told the wallet's name

  @S2-2.2-41..44 @S2-4-23
  Scenario: A question asks about a saved name that the bank does not confirm
    Given Ama has signed in
    And Ama has begun to pay GHS 50.00 from the Current account to the MTN wallet "0241234567", which she saves
    And Ama confirms with the code sent to her
    And Ama presses "Close"
    And the bank cannot be reached for the lookup of a wallet
    And Ama has begun to pay GHS 60.00 from the Current account to the MTN wallet "0241234567"
    And Ama was told "Mobile Money Name has not been validated. Would you like to continue?"
    And "Close" leaves Ama on "/mobileMoney"
    When Ama presses "Make Payment"
    And Ama presses "Continue"
    And Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 888.90

  Scenario: No code is requested if the account is short of funds for the charges
    Given Ama has signed in
    When Ama begins to pay GHS 990.00 from the Current account to the MTN wallet "0241234567"
    Then Ama is told:
      """
      Transfer failed.
      Insufficient funds to complete the transaction.
      """
    And the bank has not been asked for a one-time code

  Scenario: The outcome of a payment to a wallet is unknown after a lost answer, and checking it pays once
    Given Ama has signed in
    And the answers to the payment to a wallet are lost
    And Ama pays GHS 50.00 from the Current account to the MTN wallet "0241234567"
    And Ama was told that the outcome is not known
    And the bank's answers arrive again
    When Ama presses "Check again"
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 949.50

  @S2-2.2-08
  Scenario: A question is asked before the data of a payment to a wallet is lost
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has typed "Airtime" into "Narration"
    When Ama opens the menu entry "Dashboard"
    Then Ama is told "Entered data will be lost. Are you sure you want to leave page?"
    And "Leave Page" leads Ama to "/dashboard"

  @mobile @S2-2.2-05
  Scenario: A phone asks for the kind of mobile money payment first
    Given Ama has signed in
    When Ama opens "/mobileMoney"
    Then Ama sees the heading "Select Transfer Category"
    And Ama sees the button "Mobile Money Transfer"
